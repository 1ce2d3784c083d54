"""Ovation's chapters of the generated references (see ``partita.core.docs``)."""

from typing import Any

from partita.core.docs import block, moves_chapter, schema, view_chapter
from partita.core.position import MOST
from partita.games.ovation.actions import INSPIRE_PAIRS, STARTS, WORDS, MoveKind
from partita.games.ovation.names import DECK_WORDS, PHASE_WORDS, TONE_WORDS
from partita.games.ovation.position.schema import Position

_CARD = "[a-z][a-z0-9]*(-[a-z0-9]+)*"
_PAIRS = [f"{TONE_WORDS[first]} {TONE_WORDS[second]}" for first, second in INSPIRE_PAIRS]
# Each kind of move: what follows its word, the clause, and what it means.
_MOVES = {
    MoveKind.KEEP: ("CARD", "OV-2.4", "Keep this one of the three Magnum Opuses offered."),
    MoveKind.INSPIRE: (
        "TONE TONE",
        "OV-3.2",
        "Seek Inspiration: a tone twice, or two tones, in the order passion, joy, sorrow.",
    ),
    MoveKind.FORTUNE: (
        "CARD",
        "OV-3.3",
        "Seek Fortune: acquire this card of the row; parts of the payment may follow.",
    ),
    MoveKind.PATRON: (
        "CARD",
        "OV-3.4",
        "Seek Patronage: acquire this card of the row; parts of the payment may follow.",
    ),
    MoveKind.PERFORM: ("CARD", "OV-3.5", "Perform this card of a row, or the seat's own Magnum Opus."),
    MoveKind.DISCOUNT: ("TONE", "OV-4.2", "The tone of which the composer spends 1 less, where there is a choice."),
    MoveKind.PAY: ("TONE", "OV-3.3", "The tone of the next Inspiration paid, where there is a choice."),
    MoveKind.ATTEND: ("", "OV-3.6", "Attend the performance."),
    MoveKind.DECLINE: ("", "OV-3.6", "Do not attend it."),
    MoveKind.GIVE: ("TONE", "OV-3.7", "Give the performer this Ticket, when none can be drawn."),
    MoveKind.USE: ("CARD", "OV-5.1", "Put a music token on this card and gain its bonus."),
    MoveKind.EXCHANGE: ("TONE", "OV-6.1", "Discard two Tickets of this tone for 1 Inspiration of it."),
    MoveKind.ARTIST: ("ROW", "OV-6.2", "Give up a music token, discard this row and deal it anew."),
    MoveKind.MAESTRO: ("CARD", "OV-7.1", "Take this Maestro card at the end of the turn, where several were met."),
    MoveKind.END_TURN: ("", "OV-8.1", "End the turn."),
}
_PATTERNS = {
    "": "",
    "CARD": f" {_CARD}",
    "TONE": f" ({'|'.join(TONE_WORDS)})",
    "TONE TONE": f" ({'|'.join(_PAIRS)})",
    "ROW": f" ({'|'.join(DECK_WORDS)})",
}


def moves() -> str:
    """The moves in the order in which they are listed, and their schema."""
    cards = (
        f"`CARD` is the id of a card of the box, `TONE` one of {', '.join(TONE_WORDS)}, `ROW` one of"
        f" {', '.join(DECK_WORDS)}. The codes are those of `partita.engine`; of equal copies of a card only the first"
        " one's code is used."
    )
    return moves_chapter(WORDS, STARTS, _MOVES, _PATTERNS, cards)


def view() -> str:
    """What a view of Ovation hides, and its schema: that of positions, with nothing left out at the top."""
    return view_chapter(_VIEW.format(phases=", ".join(f"`{phase}`" for phase in PHASE_WORDS)), Position)


def position() -> str:
    """How positions of Ovation are described, an example, and the schema."""
    example: dict[str, Any] = {
        "players": 2,
        "seats": [{"composer": "mozart", "inspiration": {"joy": 5}, "music": ["string-quartet"]}, {}],
        "rows": {"concert": ["violin-concerto", None, None, None, None]},
    }
    return "\n\n".join([_POSITION.format(most=MOST), block(example), block(schema(Position))])


_VIEW = """\
A seat sees all of its own things, and of the others all but these:

- the order of the four decks, of the Ticket deck and of the solo deck: `order` is left out, `left` is there;
- the tones of other seats' Tickets: `hand.unknown` counts them (in solo the Bot's lie open);
- other seats' Magnum Opuses until performed: `magnum` is `unknown`;
- the generator and the seed, which are in no view.

A spectator sees what no seat in particular may see.
The Maestro cards and Magnum Opuses left in the box and the solo cards not yet revealed are named nowhere.
`phase` says what the seat in `to_move` is asked: {phases}."""

_POSITION = """\
Nearly all may be left out: what is not named is as after the set-up.
Rows and the Maestro row are dealt from what is left, and composers, Tickets in hand (`unknown`) and kept Magnum Opuses
(`unknown`) drawn.
A row with fewer than five places is dealt up to five, while `null` is a gap.
A deck's `order` may name its top cards only.
A match begins with at most {most} of `wasted`; the schema's maximum is what a state can hold.
A position that cannot be raises `BadPosition`, which says what is wrong.

Mozart's seat with 5 Joy and a String Quartet performed, and just the Violin Concerto in the Concert row:"""
