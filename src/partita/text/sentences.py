"""Events and refusals as sentences, as far as all games make them alike."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from partita.core.events import NUMBER, Event, Shape
from partita.core.reasons import Cause, Reason
from partita.text import message, seat_name, sentence


class Sentences:
    """The sentences of one game.

    ``game`` is its bundle, with a message ``event-KIND`` for each kind of event and ``reason-CODE`` for each refusal.
    ``cards`` are the arguments that are ids, ``called`` puts the name of one within a sentence: of id and language.
    """

    def __init__(
        self,
        game: str,
        shapes: Mapping[Any, Shape],
        causes: Mapping[Any, Cause],
        cards: Collection[str],
        called: Callable[[str | None, str], str],
    ) -> None:
        self._game, self._cards, self._called = game, cards, called
        self._shapes = {shape.name: shape for shape in shapes.values()}
        self._causes = {cause.name: cause for cause in causes.values()}

    def event(self, event: Event, lang: str, more: Callable[[dict[str, Any], str], None]) -> str:
        """An event as a sentence; ``more`` changes or adds arguments as the game's messages want them.

        Raises BadOption for an unknown language, BadText for an event that is none.
        """
        if event.kind is None:
            return message(lang, self._game, "event-hidden")
        args = {}
        for name in self._shapes[event.kind].args:
            key = name.removeprefix(NUMBER)
            value = event.args.get(key)
            args[key] = seat_name(lang, value) if key == "seat" and value is not None else self._put(key, value, lang)
        if event.seat is not None:
            args["who"] = seat_name(lang, event.seat)
        more(args, lang)
        return sentence(message(lang, self._game, f"event-{event.kind}", **args))

    def reason(self, reason: Reason, lang: str) -> str:
        """A refusal as one line: what is wrong, and what would be right.  Raises BadOption for an unknown language."""
        about = self._causes[reason.code].about
        args: dict[str, Any] = {"have": reason.have or 0, "need": reason.need or 0}
        if about:
            args[about] = self._put(about, reason.args.get(about), lang)
        return sentence(message(lang, self._game, f"reason-{reason.code}", **args))

    def _put(self, key: str, value: Any, lang: str) -> Any:
        return self._called(value, lang) if key in self._cards else value
