"""Lacrimosa's chapters of the generated references (see ``partita.core.docs``)."""

from typing import Any

from partita.core.docs import block, moves_chapter, schema, view_chapter
from partita.core.position import MOST
from partita.games.lacrimosa.actions import STARTS, WORDS, MoveKind
from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS, PLACE_WORDS
from partita.games.lacrimosa.layout import Action
from partita.games.lacrimosa.names import PHASE_WORDS
from partita.games.lacrimosa.position.schema import Position

_CARD = "[a-z][a-z0-9]*(-[a-z0-9]+)*"
_GIVEN = [word for number, word in enumerate(ACTION_WORDS) if number != Action.JOURNEY]  # LA-3.5
# Each kind of move: what follows its word, the clause, and what it means.
_MOVES = {
    MoveKind.EXPERIENCE: ("MEMORY", "LA-3.2", "Lay this Memory of the hand above, in the Experiences row."),
    MoveKind.STORY: ("MEMORY", "LA-3.2", "Lay this Memory of the hand below, in the Stories row."),
    MoveKind.USE_CARD: ("", "LA-3.3", "Use the card above: its instant reward, then its actions."),
    MoveKind.DUCATS: ("", "LA-3.4", "Take ducats by the period instead, and nothing of that card."),
    MoveKind.DOCUMENT: ("MEMORY", "LA-5.1", "Buy this Memory of the market in the place of the card just laid below."),
    MoveKind.COMMISSION: ("OPUS", "LA-5.2", "Commission this Opus of the market."),
    MoveKind.PERFORM: ("OPUS", "LA-5.3", "Perform this upright Opus of the collection."),
    MoveKind.SELL: ("OPUS", "LA-5.3", "Sell this upright Opus of the collection."),
    MoveKind.JOURNEY: ("PLACE", "LA-5.4", "Travel to this place by the cheapest roads, or stay there."),
    MoveKind.REQUIEM: (
        "MOVEMENT",
        "LA-5.5",
        "Contribute to this movement; an instrument and a composer may be asked for.",
    ),
    MoveKind.INSTRUMENT: ("INSTRUMENT", "LA-5.5", "The instrument of the contribution, where there is a choice."),
    MoveKind.COMPOSER: ("COMPOSER", "LA-5.5", "The composer of the contribution, where there is a choice."),
    MoveKind.SKIP: ("ACTION", "LA-3.5", "Leave the action that a tile gives."),
    MoveKind.END_TURN: ("", "LA-3.6", "End the turn."),
}
_WORDS = {"PLACE": PLACE_WORDS, "MOVEMENT": MOVEMENT_WORDS, "INSTRUMENT": INSTRUMENT_WORDS, "ACTION": _GIVEN}
_PATTERNS = {
    "": "",
    **dict.fromkeys(("MEMORY", "OPUS", "COMPOSER"), f" {_CARD}"),
    **{name: f" ({'|'.join(words)})" for name, words in _WORDS.items()},
}


def moves() -> str:
    """The moves in the order in which they are listed, and their schema."""
    words = "; ".join(f"`{name}` one of {', '.join(words)}" for name, words in _WORDS.items())
    things = (
        f"`MEMORY`, `OPUS` and `COMPOSER` are ids of the box; {words}."
        " The codes are those of `partita.engine`; a tile never gives a journey, so one code of `skip` is never used."
    )
    return moves_chapter(WORDS, STARTS, _MOVES, _PATTERNS, things)


def view() -> str:
    """What a view of Lacrimosa hides, and its schema: that of positions, with nothing left out at the top."""
    return view_chapter(_VIEW.format(phases=", ".join(f"`{phase}`" for phase in PHASE_WORDS)), Position)


def position() -> str:
    """How positions of Lacrimosa are described, an example, and the schema."""
    example: dict[str, Any] = {
        "players": 2,
        "round": 6,
        "seats": [{"ducats": 20, "counters": {"composition": 3}, "opuses": {"upright": ["first-symphony"]}}, {}],
        "requiem": {
            "composers": ["eybler", "stadler"],
            "spaces": {"kyrie": [{}, {}, {"marker": {"seat": 0, "composer": "first"}}]},
        },
    }
    return "\n\n".join([_POSITION.format(most=MOST), block(example), block(schema(Position))])


_VIEW = """\
A seat sees all of its own things, and of the others all but these:

- other seats' hands: `hand` is the number of cards;
- the order of every draw pile, its own too, of the market's deck and of the Soloist deck: `order` is left out, `left`
  is there (which nine Memories a seat owns is open, and so is what is left of the period's cards);
- court tiles below the top one: `below` is left out;
- the City tiles of the supply but those returned, which lie at its bottom: `order` is left out, `bottom` is there;
- the generator and the seed, which are in no view.

A spectator sees what no seat in particular may see.
The bonuses of later periods and the market cards of later periods are named nowhere.
`phase` says what the seat in `to_move` is asked: {phases}.
The spaces of a movement are one of each instrument, in their order, then the fifth; a marker's `composer` is the first
or the second of `requiem.composers`."""

_POSITION = """\
Nearly all may be left out: what is not named is as after the set-up.
In a later round the market holds that period's cards; those of past periods that nobody owns have left the game, and
the cards that must lie in a seat's two rows are drawn from its nine Memories unless they are named.
A space of the Requiem whose state is left out is as the Constanze card makes it, and that card, when it is not named,
is one that makes the covered spaces and neutral markers that are.
Who has a marker in the Requiem has a composer tile for it: `markers` and `tiles_taken` follow from the spaces, and
`tiles` are drawn from those taken.
A market with fewer than seven slots is dealt up to seven, while `null` is a gap.
An `order` may name the top few only.
A match begins with at most {most} ducats, VP of one source, counters of one kind and points wasted, so that it never
gains more than a state can hold.
The schema's maximum is what a state can hold: a view of a match that began near that limit may show more than {most},
and no new match begins from it.
A position that cannot be raises `BadPosition`, which says what is wrong.

Round 6, two players; the first has 20 ducats, 3 Composition counters, another Opus than the notebook, and a marker in
the Kyrie:"""
