"""What people read of Ovation: events, refusals, moves, cards and rules as sentences in English and French.

The sentences stand in ``text/en.ftl`` and ``text/fr.ftl``, the rules in ``text/rules.en.md`` and ``text/rules.fr.md``.
What a card does is told from its columns, so text and effect cannot disagree.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from partita.core.errors import BadOption, Listed, shown
from partita.core.events import Event
from partita.core.game import Box
from partita.core.reasons import Reason
from partita.games.ovation.actions import WORDS
from partita.games.ovation.happenings import EVENTS
from partita.games.ovation.names import TONE_WORDS
from partita.games.ovation.refusals import CAUSES
from partita.text import checked_language, joined, message
from partita.text.cards import CardNames, own_name, row_of
from partita.text.rules import Rulebook, clauses_of
from partita.text.sentences import Sentences

GAME = "ovation"

# How many clauses each chapter of the rules has; chapters count from 1.
CLAUSES = clauses_of("OV", (5, 5, 10, 3, 5, 3, 3, 1, 5, 13, 6, 2))

_CARDS = ("music", "helper", "maestro", "magnum", "solo", "card")  # arguments that are card ids
_SEEK, _ACTION = "seek-", "-action"  # boxes write "seek-fortune" and "best-action" for "fortune" and "best"


def text(lang: str, key: str, **args: Any) -> str:
    """A message of Ovation's own bundle."""
    return message(lang, GAME, key, **args)


def _own_box() -> Box:
    from partita.games.ovation import boxes  # needed only for ids that no box at hand has named

    return boxes.load()


_names = CardNames(GAME, _own_box)


def card_name(card: str | None, lang: str) -> str:
    """The name of a card by its id alone; an id that no box at hand knows is made readable.

    >>> card_name("piano-pupil-of-mine", "en")
    'Piano pupil of mine'
    """
    return _names.name(card, lang)


def within(card: str | None, lang: str) -> str:
    """The name of a card within a sentence, which in French may quote it: its own guillemets become inner marks."""
    return _names.within(card, lang)


def name(box: Box, card: str, lang: str) -> str:
    """The name of a card of a box.  Raises BadOption when the box has no such card."""
    checked_language(lang)
    return own_name(box.rows, _row(box, card)[0], card, lang)


_sentences = Sentences(GAME, EVENTS, CAUSES, _CARDS, within)


def event_text(event: Event, lang: str) -> str:
    """An event as a sentence.  Raises BadOption for an unknown language, BadText for an event that is none."""
    return _sentences.event(event, lang, _as_said)


def _as_said(args: dict[str, Any], lang: str) -> None:
    """What an event's sentence is told beside the event's own arguments."""
    if all(tone in args for tone in TONE_WORDS):
        args["tones"] = amounts(args, lang)
        args["total"] = sum(args[tone] for tone in TONE_WORDS)
    if "place" in args:
        args["place"] += 1  # people count from 1


def reason_text(reason: Reason, lang: str) -> str:
    """A refusal as one line: what is wrong, and what would be right.  Raises BadOption for an unknown language."""
    return _sentences.reason(reason, lang)


def move_text(move: str, lang: str) -> str:
    """A move as a person reads it.  Raises BadOption for a text that is no move.

    >>> move_text("inspire passion joy", "en")
    'Seek Inspiration: 1 Passion and 1 Joy'
    """
    kind, *words = move.split()
    args: dict[str, Any] = {}
    if kind == "inspire":
        args["tones"] = amounts({tone: words.count(tone) for tone in TONE_WORDS}, lang)
    elif kind in ("discount", "pay", "give", "exchange"):
        args["tone"] = words[0]
    elif kind in ("fortune", "patron", "use"):
        args["helper"] = within(words[0], lang)
    elif kind in ("keep", "perform"):
        args["music"] = within(words[0], lang)
    elif kind == "artist":
        args["deck"] = words[0]
    elif kind == "maestro":
        args["maestro"] = within(words[0], lang)
    elif kind not in WORDS:
        raise BadOption("not-a-move", game="Ovation", move=shown(move), words=Listed(WORDS, "comma"))
    return text(lang, f"move-{kind}", **args)


def amounts(by_tone: Mapping[str, int], lang: str) -> str:
    """Inspiration of several tones in words; none at all is "nothing".

    >>> amounts({"passion": 0, "joy": 2, "sorrow": 1}, "fr")
    '2\\xa0Joie et 1\\xa0Tristesse'
    """
    parts = [text(lang, "amount", count=by_tone[tone], tone=tone) for tone in TONE_WORDS if by_tone.get(tone)]
    return joined(lang, parts) or text(lang, "nothing")


def symbols(words: Sequence[str], lang: str, how: str = "comma") -> str:
    """Tones and types as a list in a sentence; ``how`` as in ``partita.text.joined``."""
    return joined(lang, [text(lang, f"symbol-{word}") for word in words], how)


def card_text(box: Box, card: str, lang: str) -> str:
    """All that a card says, in one or more sentences, the last one about where its values come from (OV-12.2).

    Raises BadOption for an unknown language or card.
    """
    checked_language(lang)
    row = _row(box, card)[1]
    origin = text(lang, f"origin-{row['source']}")
    return text(lang, "card-origin", text=effects_text(box, card, lang), origin=origin)


def effects_text(box: Box, card: str, lang: str) -> str:
    """All that a card says, without where its values come from.  Raises BadOption for an unknown language or card."""
    checked_language(lang)
    deck, row = _row(box, card)
    if deck in ("concert", "chamber", "magnum"):
        return _music_text(deck, row, lang)
    if deck in ("fortune", "patron"):
        told = _helper_text(row, lang)
        return text(lang, "card-about", text=told, about=row["about"][lang]) if "about" in row else told
    if deck == "maestro":
        family = text(lang, "family-maestro")
        return text(lang, "card-maestro", family=family, task=task_text(box, card, lang), count=row["lp"])
    if deck == "composers":
        return text(lang, "card-composer", family=text(lang, "family-composer"), power=power_text(box, card, lang))
    return _solo_text(row, lang)


def effect_text(box: Box, card: str, lang: str) -> str:
    """Only what a Fortune card or Patron does, as short as can be: "At Seek Inspiration, if Joy was raised: +1 Joy".

    Raises BadOption for an unknown language or card.
    """
    key, args = _effect(_row(box, card)[1], lang)
    return text(lang, key, **args)


def task_text(box: Box, card: str, lang: str, progress: int | None = None) -> str:
    """What a Maestro card asks, with how far a seat is if ``progress`` is given.  Raises BadOption as ``card_text``."""
    row = _row(box, card)[1]
    about = row.get("about")
    args: dict[str, Any] = {"goal": row["goal"]}
    if about is not None:
        station = row["task"] == "column"
        args["about"] = text(lang, f"station-{_station(about)}" if station else f"symbol-{about}")
    told = text(lang, f"task-{row['task']}", **args)
    if progress is None:
        return told
    return text(lang, "task-progress", task=told, progress=progress, goal=row["goal"])


def power_text(box: Box, card: str, lang: str) -> str:
    """A composer's power (OV-4).  Raises BadOption as ``card_text``."""
    row = _row(box, card)[1]
    if row.get("tone"):
        return text(lang, "power-tone", tone=row["tone"])
    return text(lang, "power-concert") if row["on"] == "concert" else text(lang, "power-symbol", symbol=row["on"])


def _row(box: Box, card: str) -> tuple[str, Mapping[str, Any]]:
    found = row_of(box.rows, card)
    if found is None:
        raise BadOption("no-card", card=shown(card))
    return found


def _music_text(deck: str, row: Mapping[str, Any], lang: str) -> str:
    needs = [text(lang, f"symbol-{word}") for word in row.get("needs", ())]
    args = {
        "family": text(lang, f"family-{deck}"),
        "composer": row["by"],
        "cost": amounts(row["cost"], lang) if any(row["cost"].values()) else text(lang, "cost-nothing"),
        "symbols": symbols([*row["tones"], *row["types"]], lang),
        "count": row["lp"],
    }
    if not needs:
        return text(lang, "card-music", **args)
    if len(needs) == 1:
        return text(lang, "card-music-needs", needs=needs[0], **args)
    return text(lang, "card-music-needs-two", needs=needs[0], second=needs[1], **args)


def _helper_text(row: Mapping[str, Any], lang: str) -> str:
    key, args = _effect(row, lang)
    cost = text(lang, "cost-any", count=row["cost"]) if row["cost"] else text(lang, "cost-nothing")
    family = text(lang, f"family-{row.get('kind', 'fortune')}")
    return text(lang, f"card-{key.replace('-effect', '')}", family=family, cost=cost, count=row.get("lp", 0), **args)


def _effect(row: Mapping[str, Any], lang: str) -> tuple[str, dict[str, Any]]:
    """The message that tells what a Fortune card or Patron does, and its arguments."""
    if row.get("kind") == "legacy":
        args: dict[str, Any] = {"loves": symbols(row["loves"], lang, "or")}
        if not row["dislikes"]:
            return "legacy-effect", args
        return "legacy-effect-dislikes", args | {"dislikes": symbols(row["dislikes"], lang, "or")}
    args = {"station": _station(row.get("action", "fortune")), "bonus": text(lang, f"bonus-{_station(row['bonus'])}")}
    condition = row.get("condition")
    if condition is None:
        return "helper-effect", args
    args["symbol"] = condition
    raised = args["station"] == "inspiration"
    return ("helper-effect-if-raised" if raised else "helper-effect-if-shown"), args


def _solo_text(row: Mapping[str, Any], lang: str) -> str:
    actions = [text(lang, f"solo-action-{_station(word)}") for word in row["actions"]]
    return text(
        lang,
        "card-solo",
        family=text(lang, "family-solo"),
        actions=actions[0] if len(actions) == 1 else text(lang, "then", left=actions[0], right=actions[1]),
        gain=amounts(row["gain"], lang),
        order=symbols(row["tones"], lang),
        place=row["position"],
        gone=row["discard"]["place"],
        deck=row["discard"]["deck"],
        attends="yes" if row["attends"] else "no",
    )


def _station(word: str) -> str:
    return word.removeprefix(_SEEK).removesuffix(_ACTION)


_rulebook = Rulebook(GAME, "OV")


def rules(lang: str) -> dict[str, tuple[str, str]]:
    """The rules by clause: title and text, in the order of ``CLAUSES``.  Raises BadOption for an unknown language.

    >>> rules("en")["OV-8.1"][0]
    'The order of things'
    """
    return _rulebook.rules(lang)


def chapters(lang: str) -> dict[str, str]:
    """The titles of the chapters: "OV-5" and so on.  Raises BadOption for an unknown language."""
    return _rulebook.chapters(lang)
