"""What the games do alike between the contract (``partita.core.game.Game``) and their own rooms.

No rule is here.  What is legal, what happens and what it scores is the kernels' to say; an adapter turns numbers into
words and back.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from partita.core.errors import BadBox, BadOption, BadPosition, Listed, Saying, shown
from partita.core.events import NUMBER, Event, Shape
from partita.core.game import Box, Kernels, Records
from partita.core.position import USUAL_LEVEL, members
from partita.core.reasons import UNKNOWN_MOVE, Cause, Reason
from partita.core.words import OfBox, split, words
from partita.text import COMMON, checked_language, message
from partita.text.cards import Rows, named_by


class Adapter(ABC):
    """A game behind the contract, as far as all games do it alike.

    A game gives what is named here first, and the methods of the contract that are missing below.
    """

    name: str
    rules_version: int
    standing: Mapping[str, Mapping[str, str]]
    most_seats: int
    starts: Sequence[int]  # the first action code of each kind of move
    levels: Sequence[str]  # the words of solo_level
    shapes: Mapping[Any, Shape]  # the events by their kinds
    causes: Mapping[Any, Cause]  # the refusals by their codes
    names: OfBox[Any]  # a box's ids and its moves both ways: ``texts``, ``codes``, ``words``
    boxes: ModuleType  # load, find
    texts: ModuleType  # event_text, reason_text
    laying: ModuleType  # build, complete
    telling: ModuleType  # describe

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}  # every box loaded in this process, by digest

    @property
    def title(self) -> str:
        """The name as people write it."""
        return self.name.capitalize()

    @cached_property
    def kernels(self) -> Kernels:
        """The compiled doors, ``partita.games.NAME.engine``."""
        # mypy takes no decorated functions of a module for a protocol's methods
        return cast(Kernels, self._room("engine"))

    def _room(self, name: str) -> ModuleType:
        """One of the game's modules that load numba: only when it is needed."""
        return importlib.import_module(f"partita.games.{self.name}.{name}")

    # Options.

    def schema(self, **properties: Mapping[str, Any]) -> dict[str, Any]:
        """The options as JSON Schema with defaults."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"Options of {self.title}",
            "type": "object",
            "additionalProperties": False,
            "properties": properties,
        }

    def composers_schema(self, most: int, description: str) -> dict[str, Any]:
        """The option of composers, each the box's or null."""
        return {
            "type": ["array", "null"],
            "items": {"type": ["string", "null"], "enum": [*self.boxes.load(None).rows["composers"], None]},
            "maxItems": most,
            "uniqueItems": False,
            "default": None,
            "description": description,
        }

    def level_schema(self, description: str) -> dict[str, Any]:
        """The option of the level of a solo match."""
        return {
            "type": ["string", "null"],
            "enum": [*self.levels, None],
            "default": USUAL_LEVEL,
            "description": f"{description}; with more players it has no meaning.",
        }

    def checked(self, players: int, options: Mapping[str, Any] | None, known: Sequence[str]) -> Mapping[str, Any]:
        """Options that the game knows, for a number of players that it knows.  Raises BadOption."""
        if type(players) is not int or not 1 <= players <= self.most_seats:
            raise BadOption("players", game=self.title, most=str(self.most_seats), players=shown(players))
        if options is None:
            return {}
        if not isinstance(options, Mapping):
            raise BadOption("options-no-dict", kind=type(options).__name__)
        for key in options:
            if key not in known:
                raise BadOption("no-option", game=self.title, option=shown(key), known=Listed(known, "comma"))
        return options

    def checked_level(self, players: int, level: object) -> str | None:
        """The level of a solo match; None with more players.  Raises BadOption."""
        if level is not None and level not in self.levels:
            raise BadOption("option-solo-level", levels=Listed(self.levels, "comma"), value=shown(level))
        if players == 1:
            return USUAL_LEVEL if level is None else str(level)
        if level not in (None, USUAL_LEVEL):
            raise BadOption("option-solo-level-alone", players=str(players))
        return None

    def checked_composers(self, composers: object, most: int) -> list[str | None] | None:
        """Composers as chosen, or None when all are drawn; ``setup`` looks whether the box has them.

        Raises BadOption.
        """
        if composers is None:
            return None
        if not isinstance(composers, list | tuple) or len(composers) > most:
            raise BadOption(f"{self.name}:option-composers", most=str(most))
        chosen = [each if each is None or isinstance(each, str) else shown(each) for each in composers]
        named = [composer for composer in chosen if composer is not None]
        for composer in named:
            if named.count(composer) > 1:
                raise BadOption(f"{self.name}:composer-twice", composer=shown(composer))
        return chosen + [None] * (most - len(chosen)) if named else None

    # Boxes.

    def load_box(self, folder: Path | None) -> Box:
        """The box of a folder, or the game's own.  Raises BadBox."""
        return self._known(self.boxes.load(folder))

    def find_box(self, digest: str) -> Box | None:
        """A box by its digest: loaded in this process, or released."""
        found = self._boxes.get(digest) or self.boxes.find(digest)
        return None if found is None else self._known(found)

    def _known(self, box: Box) -> Box:
        """A box that can be found by its digest from now on; of equal boxes the first."""
        return self._boxes.setdefault(box.digest, box)

    # Moves.

    def move_text(self, action: int, box: Box) -> str:
        """An action code as a move text."""
        return str(self.names(box).texts[action])

    def parse(self, move: str, box: Box) -> int | None:
        """A move text as an action code, or None when there is no such move in this box."""
        found: int | None = self.names(box).codes.get(move)
        return found

    def move_args(self, action: int, box: Box) -> dict[str, Any]:
        """What a move names, by the name of the thing: cards, tones, places and so on."""
        return dict(self.names(box).words(*split(action, self.starts)))

    def wasted(self, state: Records, seat: int) -> int:
        """How much a seat has lost at the end of a track so far."""
        return int(state["wasted"][0, seat])

    # What happens, and why not.

    @abstractmethod
    def argument(self, name: str, value: int, args: Mapping[str, Any], known: Any) -> Any:
        """A number of an event or a reason as people read it.

        ``args`` are the arguments before it, ``known`` the ``names`` of the box; NUMBER and seats are dealt with.
        """

    def arguments(self, names: Sequence[str], numbers: Sequence[int], box: Box) -> dict[str, Any]:
        """The numbers of an event or a reason as people read them, by name."""
        known = self.names(box)
        args: dict[str, Any] = {}
        for name, value in zip(names, numbers, strict=False):
            plain = name.startswith(NUMBER) or name == "seat"
            found = value if plain else None if value < 0 else self.argument(name, value, args, known)
            args[name.removeprefix(NUMBER)] = found
        return args

    def event_clause(self, kind: int, seat: int, later: Sequence[int], state: Records, box: Box) -> str:
        """The clause of an event; ``later`` are the kinds of the events from it on, ``state`` is the one after all."""
        return self.shapes[kind].clause

    def reason_clause(self, code: int, about: int) -> str:
        """The clause of a refusal."""
        return self.causes[code].clause

    def events(self, log: Records, first: int, state: Records, box: Box) -> list[tuple[int, Event]]:
        """The noted rows as (set of seats that may see it, 0 for everybody; the event), numbered from ``first``."""
        found = []
        rows = log["row"][0, : log["rows"][0]].tolist()
        kinds = [row[0] for row in rows]
        names = self._further(box)
        for number, (kind, seat, seen, *numbers) in enumerate(rows):
            event = Event(
                number=first + number,
                kind=self.shapes[kind].name,
                seat=None if seat < 0 else seat,
                args=self.arguments(self.shapes[kind].args, numbers, box),
                clause=self.event_clause(kind, seat, kinds[number:], state, box),
                game=self.name,
                box=names,
            )
            found.append((seen, event))
        return found

    def reason(self, code: int, have: int, need: int, about: int, box: Box) -> Reason:
        """A refusal as a Reason; ``have`` and ``need`` are negative where no number decided."""
        cause = self.causes[code]
        return Reason(
            code=cause.name,
            clause=self.reason_clause(code, about),
            have=None if have < 0 else have,
            need=None if need < 0 else need,
            args=self.arguments([cause.about], [about], box) if cause.about else {},
            game=self.name,
            box=self._further(box),
        )

    def event_text(self, event: Event, lang: str) -> str:
        """The sentence of an event."""
        with named_by(self._rows(event.box)):
            return str(self.texts.event_text(event, checked_language(lang)))

    def reason_text(self, reason: Reason, lang: str) -> str:
        """The sentence of a reason."""
        if reason.code == UNKNOWN_MOVE:
            return message(lang, COMMON, UNKNOWN_MOVE, **reason.args)
        with named_by(self._rows(reason.box)):
            return str(self.texts.reason_text(reason, checked_language(lang)))

    def _further(self, box: Box) -> str:
        """What a sentence says of its box: "" for the game's own, which is seldom another, else its digest."""
        return "" if box.digest == self._own_digest else box.digest

    @cached_property
    def _own_digest(self) -> str:
        try:
            return str(self.boxes.load(None).digest)
        except BadBox:
            return ""

    def _rows(self, digest: str) -> Rows:
        """The rows of a further box by its digest; none for the game's own, or when the box is not at hand."""
        found = self.find_box(digest) if digest else None
        return {} if found is None else found.rows

    # Positions.

    def describe(self, state: Records, box: Box) -> dict[str, Any]:
        """A state or a view as a JSON-able dict; hidden things are counts, or left out."""
        found: dict[str, Any] = self.telling.describe(state, box)
        return found

    def build(self, description: Mapping[str, Any], box: Box, seed: int) -> Records:
        """STATE[1] from a description; what is hidden or left out stays blotted.  Raises BadPosition."""
        laid: Records = self.laying.build(description, box, seed)
        return laid

    def complete(self, views: Records, box: Box, seed: int) -> None:
        """Fill in what a description left open, drawn fairly from what is left, in place.

        Raises BadPosition (``NAME:broken-...`` by the first broken invariant) when the whole cannot be.
        """
        self.laying.complete(views, box, seed)
        own_seed = views["seed"].copy()
        self.kernels.resample(views, 0, box.data, own_seed[0].copy())
        views["seed"] = own_seed
        broken = self.kernels.check(views, 0, box.data)
        if broken:
            first = words(self._room("invariants").Broken)[members(broken)[0]]
            raise BadPosition(f"{self.name}:position-broken", why=Saying(f"{self.name}:broken-{first}"))

    # The end.

    def winners(self, state: Records, box: Box) -> list[int]:
        """The winning seats by the points as they stand."""
        shares = np.zeros(self.most_seats, np.float64)
        self.kernels.returns(state, 0, box.data, shares)
        return [seat for seat, share in enumerate(shares.tolist()) if share > 0]
