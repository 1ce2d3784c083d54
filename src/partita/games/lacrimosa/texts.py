"""What people read of Lacrimosa: events, refusals, moves, cards and rules as sentences in English and French.

The sentences stand in ``text/en.ftl`` and ``text/fr.ftl``, the rules in ``text/rules.en.md`` and ``text/rules.fr.md``.
What a card does is told from the numbers that the kernels play with, so text and effect cannot disagree.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from partita.core.errors import BadOption, Listed, shown
from partita.core.events import Event
from partita.core.game import Box
from partita.core.reasons import Reason
from partita.games.lacrimosa.actions import WORDS
from partita.games.lacrimosa.columns import (
    ABOUT_WORDS,
    ACTION_WORDS,
    COMPOSER_WORDS,
    COURT_WORDS,
    INSTRUMENT_WORDS,
    KIND_WORDS,
    LASTING_WORDS,
    MEASURE_WORDS,
    MOVEMENT_WORDS,
    OF_TYPES,
    PLACE,
    TYPE_WORDS,
)
from partita.games.lacrimosa.happenings import EVENTS
from partita.games.lacrimosa.layout import (
    CITY_PLACES,
    KINDS,
    MOVEMENTS,
    NEUTRALS,
    SPACES_OF_A_MOVEMENT,
    TYPES,
    Kind,
    Lasting,
    Line,
)
from partita.games.lacrimosa.names import LINE_WORDS
from partita.games.lacrimosa.refusals import CAUSES
from partita.text import checked_language, joined, message, sentence
from partita.text.cards import CardNames, Rows, own_name, row_of
from partita.text.rules import Rulebook, clauses_of
from partita.text.sentences import Sentences

GAME = "lacrimosa"

# How many clauses each chapter of the rules has, 0 for a chapter that is one clause; chapters count from 1.
CLAUSES = clauses_of("LA", (0, 7, 6, 3, 5, 0, 4, 0, 0, 9))
ROMAN = ("", "I", "II", "III", "IV", "V")  # the periods (LA-3.1), as cards show them

# Arguments that are ids of a box.
_CARDS = (
    "memory", "replaced", "opus", "card", "city", "court", "bonus", "tile", "soloist", "place", "composer",
)  # fmt: skip
_MOVED = {  # what a move names, as its sentence calls it
    "experience": "memory",
    "story": "memory",
    "document": "memory",
    "commission": "opus",
    "perform": "opus",
    "sell": "opus",
    "journey": "place",
    "requiem": "movement",
    "instrument": "instrument",
    "composer": "composer",
    "skip": "action",
}


def text(lang: str, key: str, **args: Any) -> str:
    """A message of Lacrimosa's own bundle."""
    return message(lang, GAME, key, **args)


# --- Names ------------------------------------------------------------------------------------------------------------


def _name(rows: Rows, deck: str, card: str, lang: str) -> str:
    """The name of a row; tiles and Constanze cards are called by what they are."""
    if deck == "constanze":
        return text(lang, "name-constanze", number=list(rows[deck]).index(card) + 1)
    if deck == "tile":
        own = rows[deck][card]
        place = (own["composer"], own["movement"])
        stack = [tile for tile, row in rows[deck].items() if (row["composer"], row["movement"]) == place]
        composer = own_name(rows, "composers", own["composer"], lang)
        return text(lang, "name-tile", movement=own["movement"], number=stack.index(card) + 1, composer=composer)
    return own_name(rows, deck, card, lang)


def _own_box() -> Box:
    from partita.games.lacrimosa import boxes  # needed only for ids that no box at hand has named

    return boxes.load()


_names = CardNames(GAME, _own_box, _name)


def card_name(card: str | None, lang: str) -> str:
    """The name of a card, tile, place or composer by its id alone; an id that no box at hand knows is made readable.

    >>> card_name("vienna", "fr")
    'Vienne'
    """
    return _names.name(card, lang)


def name(box: Box, card: str, lang: str) -> str:
    """The name of a card of a box.  Raises BadOption when the box has no such card."""
    checked_language(lang)
    return _name(box.rows, _row(box, card)[0], card, lang)


def _row(box: Box, card: str) -> tuple[str, Mapping[str, Any]]:
    found = row_of(box.rows, card)
    if found is None:
        raise BadOption("no-card", card=shown(card))
    return found


# --- Events, refusals, moves ------------------------------------------------------------------------------------------


_sentences = Sentences(GAME, EVENTS, CAUSES, _CARDS, _names.within)


def event_text(event: Event, lang: str) -> str:
    """An event as a sentence.  Raises BadOption for an unknown language, BadText for an event that is none."""
    return _sentences.event(event, lang, _as_said)


def _as_said(args: dict[str, Any], lang: str) -> None:
    """What an event's sentence is told beside, or instead of, the event's own arguments."""
    if "slot" in args:
        args["slot"] += 1  # people count from 1
    if "period" in args:
        args["period"] = ROMAN[args["period"]]
    if "line" in args:
        args["line"] = line_text(args["line"], args["about"], lang)
    if all(kind in args for kind in KIND_WORDS):
        points = [args[kind] for kind in KIND_WORDS]
        args["price"] = price_text(points, args["ducats"], lang)
        args["total"] = sum(points) + args["ducats"]


def reason_text(reason: Reason, lang: str) -> str:
    """A refusal as one line: what is wrong, and what would be right.  Raises BadOption for an unknown language."""
    return _sentences.reason(reason, lang)


def move_text(move: str, lang: str) -> str:
    """A move as a person reads it.  Raises BadOption for a text that is no move.

    >>> move_text("requiem agnus-dei", "fr")
    'Participer au Requiem\\xa0: Agnus Dei'
    """
    kind, *words = move.split()
    if kind not in WORDS:
        raise BadOption("not-a-move", game="Lacrimosa", move=shown(move), words=Listed(WORDS, "comma"))
    args: dict[str, Any] = {}
    named = _MOVED.get(kind)
    if named is not None:
        args[named] = _names.within(words[0], lang) if named in _CARDS else words[0]
    return text(lang, f"move-{kind}", **args)


# --- Prices and rewards -----------------------------------------------------------------------------------------------


def price_text(points: Sequence[int], ducats: int, lang: str) -> str:
    """Story points by kind and ducats as a list in a sentence; none at all is "nothing".

    >>> price_text([2, 0, 0], 3, "fr")
    '2\\xa0Talent et 3\\xa0ducats'
    """
    parts = [text(lang, "points", count=int(points[kind]), kind=KIND_WORDS[kind]) for kind in Kind if points[kind]]
    if ducats:
        parts.append(text(lang, "ducats", count=int(ducats)))
    return joined(lang, parts) or text(lang, "nothing")


def reward_text(reward: Any, lang: str, action: int = -1) -> str:
    """A reward (layout.REWARD), and an action given with it, as a list in a sentence; none at all is "nothing"."""
    parts = []
    for key in ("ducats", "vp", "finance"):
        count = int(reward[key])
        if count:
            parts.append(text(lang, key, count=count))
    for key, column in (("on-track", "track"), ("counters", "counter")):
        for kind in range(KINDS):
            count = int(reward[column][kind])
            if count:
                parts.append(text(lang, key, count=count, kind=KIND_WORDS[kind]))
    if action >= 0:
        parts.append(text(lang, "given-action", action=ACTION_WORDS[action]))
    return joined(lang, parts) or text(lang, "nothing")


def _any(reward: Any) -> bool:
    return any(reward[key].any() for key in reward.dtype.names)


# --- Cards ------------------------------------------------------------------------------------------------------------


def card_text(box: Box, card: str, lang: str) -> str:
    """All that a card says, in one or more sentences, the last one about where its values come from (LA-9).

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
    return _TOLD[deck](box, row, lang)


def bonus_text(box: Box, card: str, lang: str) -> str:
    """What a period bonus counts, and what it gives (LA-6).  Raises BadOption for an unknown card."""
    row = box.data["bonus"][0, _row(box, card)[1]["number"]]
    word, about = MEASURE_WORDS[row["measure"]], int(row["about"])
    key = f"measure-{word}"
    if about < 0:
        told = text(lang, key)
    elif ABOUT_WORDS[word] is KIND_WORDS:
        told = text(lang, f"{key}-of", kind=KIND_WORDS[about])
    else:
        told = text(lang, f"{key}-{ABOUT_WORDS[word][about]}")
    reward = reward_text(row["reward"], lang)
    return text(lang, "bonus", measure=told, reward=reward, each=int(row["each"]), most=int(row["most"]))


def demand_text(box: Box, card: str, lang: str) -> str:
    """What a Royal Court demands (LA-7.1).  Raises BadOption for an unknown card."""
    row = box.data["court"][0, _row(box, card)[1]["number"]]
    parts = [
        text(lang, f"demand-opus-{TYPE_WORDS[number]}", count=int(row["opuses"][number]))
        for number in range(TYPES)
        if row["opuses"][number]
    ]
    if row["any_opus"]:
        parts.append(text(lang, "demand-opus", count=int(row["any_opus"])))
    for column, key, words in (
        ("instruments", "instrument", INSTRUMENT_WORDS),
        ("movements", "movement", MOVEMENT_WORDS),
    ):
        for number, word in enumerate(words):
            if row[column][number]:
                parts.append(text(lang, f"demand-{key}", count=int(row[column][number]), **{key: word}))
    for number, which in enumerate(COMPOSER_WORDS):
        if row["composers"][number]:
            count = int(row["composers"][number])
            parts.append(text(lang, "demand-composer", count=count, which=text(lang, f"which-{which}")))
    if row["any_marker"]:
        parts.append(text(lang, "demand-marker", count=int(row["any_marker"])))
    return joined(lang, parts)


def tile_text(box: Box, card: str, lang: str) -> str:
    """Only what a composer tile gives, in one or more sentences (LA-5.5).  Raises BadOption for an unknown card."""
    row = box.data["tile"][0, _row(box, card)[1]["number"]]
    parts = []
    if _any(row["instant"]) or row["grant"] >= 0:
        parts.append(text(lang, "tile-instant", gain=reward_text(row["instant"], lang, int(row["grant"]))))
    if _any(row["income"]):
        parts.append(text(lang, "tile-income", gain=reward_text(row["income"], lang)))
    if row["lasting"] != Lasting.NOTHING:
        parts.append(text(lang, "tile-lasting", effect=lasting_text(row["lasting"], row["about"], row["amount"], lang)))
    return " ".join(parts) or text(lang, "tile-lasting", effect=sentence(text(lang, "nothing")))


def lasting_text(lasting: int, about: int, amount: int, lang: str) -> str:
    """A lasting effect of composer tiles (layout.Lasting); ``about`` is a Type or NONE."""
    args: dict[str, Any] = {"amount": int(amount)}
    word = LASTING_WORDS[lasting]
    if word in OF_TYPES:
        args["opus"] = text(lang, "an-opus" if about < 0 else f"an-opus-{TYPE_WORDS[about]}")
    return text(lang, f"lasting-{word}", **args)


def line_text(line: str, about: int, lang: str, order: str = "") -> str:
    """A line of a Soloist card by its word (layout.Line), with the order of the movements if that is wanted."""
    if line == LINE_WORDS[Line.MARKET]:
        return text(lang, "line-market", slot=about + 1)
    if line == LINE_WORDS[Line.COURT]:
        return text(lang, "line-court", place=card_name(COURT_WORDS[about], lang))
    if line == LINE_WORDS[Line.POINTS]:
        return text(lang, "line-points", count=about)
    which = text(lang, f"which-{COMPOSER_WORDS[about]}")
    return (
        text(lang, "line-marker-order", which=which, order=order) if order else text(lang, "line-marker", which=which)
    )


def _memory_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["memory"][0, row["number"]]
    actions = joined(lang, [text(lang, f"action-{word}") for number, word in enumerate(ACTION_WORDS)
                            if int(found["actions"]) >> number & 1])  # fmt: skip
    above = actions or text(lang, "nothing")
    if _any(found["instant"]):
        above = text(lang, "above-instant", reward=reward_text(found["instant"], lang), actions=above)
    below = reward_text(found["stories"], lang)
    if not found["period"]:
        return text(lang, "card-memory-start", family=text(lang, "family-memory-start"), above=above, below=below)
    family = text(lang, "family-memory", period=ROMAN[found["period"]])
    price = price_text([found["talent"], 0, 0], found["ducats"], lang)
    return text(lang, "card-memory", family=family, price=price, above=above, below=below)


def _opus_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["opus"][0, row["number"]]
    start = not found["period"]
    sold = _parts(lang, finance=found["sell_finance"], vp=found["sell_vp"])
    return text(
        lang,
        "card-opus",
        family=text(lang, "family-opus-start") if start else text(lang, "family-opus", period=ROMAN[found["period"]]),
        type=_small(text(lang, f"type-{TYPE_WORDS[found['type']]}")),
        work=text(lang, "work", k=row["k"], year=str(row["year"])) if row["k"] else str(row["year"]),
        price=price_text([found["talent"], 0, 0], found["ducats"], lang),
        gain=_parts(lang, vp=found["vp"]),
        fee=price_text([found["perform_talent"], 0, 0], 0, lang),
        takings=_parts(lang, ducats=found["perform_ducats"]),
        effort=price_text([found["sell_talent"], 0, 0], 0, lang),
        proceeds=sold,
    )


def _parts(lang: str, **counts: int) -> str:
    """Amounts by the keys of their messages; none at all is "nothing"."""
    parts = [text(lang, key, count=int(count)) for key, count in counts.items() if count]
    return joined(lang, parts) or text(lang, "nothing")


def _small(words: str) -> str:
    """Words with a small first letter."""
    return words[:1].lower() + words[1:]


def _tile_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["tile"][0, row["number"]]
    args = {
        "family": text(lang, "family-tile"),
        "movement": row["movement"],
        "composer": _name(box.rows, "composers", row["composer"], lang),
        "price": price_text([0, 0, found["composition"]], found["ducats"], lang),
        "effects": tile_text(box, row["id"], lang),
    }
    return text(lang, "card-tile-many", **args) if found["many"] else text(lang, "card-tile", **args)


def _city_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["city"][0, row["number"]]
    gain = reward_text(found["reward"], lang, int(found["grant"]))
    return text(lang, "card-city", family=text(lang, "family-city"), gain=gain)


def _bonus_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    family = text(lang, "family-bonus", period=ROMAN[row["period"]])
    return text(lang, "card-bonus", family=family, bonus=bonus_text(box, row["id"], lang))


def _court_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    demand = demand_text(box, row["id"], lang)
    return text(lang, "card-court", family=text(lang, "family-court"), count=row["vp"], demand=demand)


def _constanze_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["constanze"][0, row["number"]]
    covered = []
    for movement in range(MOVEMENTS):
        spaces = [_instrument(box, movement, int(space), lang) for space in found["covers"][movement]]
        args = {"movement": MOVEMENT_WORDS[movement], "instruments": joined(lang, spaces)}
        covered.append(text(lang, "covered", **args))
    neutrals = []
    for number in range(NEUTRALS):
        movement, space = int(found["movement"][number]), int(found["space"][number])
        instrument = int(box.data["instrument"][0, movement * SPACES_OF_A_MOVEMENT + space])
        neutrals.append(
            text(
                lang,
                "neutral",
                movement=MOVEMENT_WORDS[movement],
                instrument=INSTRUMENT_WORDS[instrument],
                which=text(lang, f"which-{COMPOSER_WORDS[found['composer'][number]]}"),
            )
        )
    return text(
        lang,
        "card-constanze",
        family=text(lang, "family-constanze"),
        spaces=_series(covered, lang),
        neutrals=_series(neutrals, lang),
    )


def _instrument(box: Box, movement: int, space: int, lang: str) -> str:
    instrument = int(box.data["instrument"][0, movement * SPACES_OF_A_MOVEMENT + space])
    return text(lang, f"instrument-{INSTRUMENT_WORDS[instrument]}")


def _soloist_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    found = box.data["soloist"][0, row["number"]]
    order = joined(lang, [text(lang, f"movement-{MOVEMENT_WORDS[movement]}") for movement in found["order"]], "comma")
    told = ""
    for line, about in zip(found["line"], found["about"], strict=True):
        if line == Line.NOTHING:
            continue
        right = line_text(LINE_WORDS[line], int(about), lang, order)
        told = text(lang, "lines", left=told, right=right) if told else right
    return text(lang, "card-soloist", family=text(lang, "family-soloist"), lines=told)


def _composer_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    return text(lang, "card-composer", family=text(lang, "family-composer"))


def _place_text(box: Box, row: Mapping[str, Any], lang: str) -> str:
    number = row["number"]
    family = text(lang, "family-place" if number < CITY_PLACES else "family-place-court")
    price = price_text([0, box.data["journey_points"][0, number], 0], box.data["journey_ducats"][0, number], lang)
    return text(lang, "card-place", family=family, price=price)


def _series(parts: Iterable[str], lang: str) -> str:
    """Parts that have commas in them."""
    told = ""
    for part in parts:
        told = text(lang, "series", left=told, right=part) if told else part
    return told


_TOLD: dict[str, Callable[[Box, Mapping[str, Any], str], str]] = {
    "memory": _memory_text,
    "opus": _opus_text,
    "tile": _tile_text,
    "city": _city_text,
    "bonus": _bonus_text,
    "court": _court_text,
    "constanze": _constanze_text,
    "soloist": _soloist_text,
    "composers": _composer_text,
    PLACE: _place_text,
}


# --- Rules ------------------------------------------------------------------------------------------------------------

_rulebook = Rulebook(GAME, "LA")


def rules(lang: str) -> dict[str, tuple[str, str]]:
    """The rules by clause: title and text, in the order of ``CLAUSES``.  Raises BadOption for an unknown language.

    >>> rules("en")["LA-6"][0]
    'Eight steps'
    """
    return _rulebook.rules(lang)


def chapters(lang: str) -> dict[str, str]:
    """The titles of the chapters: "LA-5" and so on.  Raises BadOption for an unknown language."""
    return _rulebook.chapters(lang)
