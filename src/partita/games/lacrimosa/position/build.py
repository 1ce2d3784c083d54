"""Described positions as states: ``build`` reads a description, ``complete`` draws what it left open.

What a view hides, and what a hand-written position does not name, holds UNKNOWN in the state that ``build`` makes, for
``complete`` and ``resample`` to fill in.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UnsetType

from partita.core.errors import BadPosition, Saying, shown
from partita.core.game import Box, Records
from partita.core.position import MOST, Lot, Sort, anything, blank, check_counts, members, read
from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import (
    BONUSES_OF_A_PERIOD,
    COMPOSERS,
    CONSTANZES,
    IN_PLAY,
    LEAST_OF_A_SORT,
    MAX_SEATS,
    NONE,
    OPUS,
    ROUNDS,
    SLOTS,
    STATE,
    UNKNOWN,
    Phase,
)
from partita.games.lacrimosa.names import LEVEL_WORDS
from partita.games.lacrimosa.position.boards import lay_boards
from partita.games.lacrimosa.position.laying import Laying, as_card, differing, said, twice, wrong
from partita.games.lacrimosa.position.piles import lay_courts, lay_map, lay_market, lay_soloists
from partita.games.lacrimosa.position.requiem import lay_requiem, placed, taken_tiles
from partita.games.lacrimosa.position.schema import Position

_NOTHING = (
    *("row", "deck", "court", "composer", "space", "pile", "experiences", "stories", "soloists"),
    *("bonus", "constanze", "granted", "movement", "instrument"),
)
_COMPOSER = Sort("composer", anything, said("sort-composer"))
_CONSTANZE = Sort("constanze", anything, said("sort-constanze"))


def build(description: Mapping[str, Any], box: Box, seed: int) -> Records:
    """STATE[1] from a description; what is hidden or left out holds UNKNOWN.  Raises BadPosition."""
    laying = Laying(read(description, Position), box)
    state = blank(STATE, seed, _NOTHING)
    g: Any = state[0]
    _match(laying, g)
    _composers(laying, g)
    lay_boards(laying, g)
    lay_market(laying, g)
    lay_map(laying, g)
    lay_courts(laying, g)
    lay_requiem(laying, g)
    _now(laying, g)
    if laying.solo:
        lay_soloists(laying, g)
    return state


def _match(laying: Laying, g: Any) -> None:
    p = laying.p
    laying.lay_match(g, LEVEL_WORDS)
    g.round_number, g.first, g.turn, g.phase = laying.round, laying.first, laying.turn, laying.phase
    right = None if laying.phase == Phase.OVER else laying.turn
    if not isinstance(p.to_move, UnsetType) and p.to_move != right:
        if right is None or p.to_move is None:
            raise BadPosition("position-to-move-null")
        raise wrong("position-to-move", seat=str(p.to_move), turn=str(right))
    g.decider = NONE if right is None else right


def _composers(laying: Laying, g: Any) -> None:
    """The composers and the Constanze card: under ``requiem``, or as chosen under ``options``."""
    p = laying.p
    for which in range(IN_PLAY):
        where = said("at-composers", number=which + 1)
        named, chosen = (
            composers[which] if which < len(composers) else None
            for composers in (p.requiem.composers, p.options.composers or [])
        )
        composer = laying.agreed(named, chosen, where)
        g.composer[which] = UNKNOWN if composer is None else laying.lay(composer, where, _COMPOSER)
    card = laying.agreed(p.requiem.constanze, p.options.constanze, said("at-constanze"))
    if laying.players == MAX_SEATS:
        if card is not None:
            raise wrong("position-constanze-four", card=shown(card))
    else:
        g.constanze = UNKNOWN if card is None else laying.find(card, said("at-constanze"), _CONSTANZE)


def _now(laying: Laying, g: Any) -> None:
    """What is under way, and whether it fits the phase: from what does not, the match would come to a halt."""
    now, phase = laying.p.now, laying.phase
    why: Saying | None = None
    if (now.granted is not None) != (phase == Phase.GRANT):
        why = said("phase-granted")
    elif (now.movement is not None) != (phase in (Phase.INSTRUMENT, Phase.COMPOSER)):
        why = said("phase-movement")
    elif (now.instrument is not None) != (phase == Phase.COMPOSER):
        why = said("phase-instrument")
    elif phase in (Phase.INSTRUMENT, Phase.COMPOSER) and UNKNOWN in g.composer.tolist():
        why = said("phase-composers")
    if why is not None:
        raise wrong("position-broken", why=why)
    g.granted = NONE if now.granted is None else ACTION_WORDS.index(now.granted)
    g.movement = NONE if now.movement is None else MOVEMENT_WORDS.index(now.movement)
    g.instrument = NONE if now.instrument is None else INSTRUMENT_WORDS.index(now.instrument)
    acting = Phase.ACT <= phase < Phase.OVER
    above = int(g.experiences[laying.turn, laying.place]) if acting else NONE
    if isinstance(now.todo, UnsetType):
        if phase == Phase.ACT:
            g.todo = UNKNOWN if above == UNKNOWN else laying.box.data["memory"]["actions"][0, above]
        return
    if now.todo and not acting:
        raise wrong("position-broken", why=said("phase-todo", phase=repr(laying.p.phase)))
    for action in now.todo:
        if int(g.todo) >> ACTION_WORDS.index(action) & 1:
            raise twice(action, said("at-todo"), said("at-todo"))
        g.todo |= 1 << ACTION_WORDS.index(action)
    if above >= 0 and g.todo & ~laying.box.data["memory"]["actions"][0, above]:
        raise wrong("position-todo", card=repr(laying.names.memory[above]), actions=" ".join(now.todo))


def complete(state: Records, box: Box, seed: int) -> None:
    """Draw, in place, what a description left open and ``resample`` does not draw.

    Those are the composers, the Constanze card with its spaces, the bonus, a new market row, cards in the two rows,
    and composer tiles on the boards.  Raises BadPosition when nothing fits.
    """
    g: Any = state[0]
    most = max(int(g[field].max()) for field in ("ducats", "vp", "counter"))
    if most > MOST:  # a view of a match that began with so much is read nevertheless
        raise wrong("position-amount", have=str(most), most=str(MOST))
    check_counts(g)
    lot = Lot(seed)
    for which in range(IN_PLAY):
        if g.composer[which] == UNKNOWN:
            g.composer[which] = lot.among([number for number in range(COMPOSERS) if number not in g.composer.tolist()])
    players = int(g.players)
    if g.constanze == UNKNOWN:
        spaces = g.space.tolist()
        cards = [n for n in range(CONSTANZES) if differing(spaces, as_card(box, players, n)) is None]
        g.constanze = lot.among(cards)  # lay_requiem has seen that there is one
    made = as_card(box, players, int(g.constanze))
    g.space[:] = [by_card if held == UNKNOWN else held for held, by_card in zip(g.space.tolist(), made, strict=True)]
    if g.bonus == UNKNOWN:
        period = (int(g.round_number) - 1) // ROUNDS
        g.bonus = period * BONUSES_OF_A_PERIOD + lot.below(BONUSES_OF_A_PERIOD)
    _deal_new_row(g, box, lot)
    for seat in range(players):
        _draw_rows(g, box, seat, lot)
    _draw_tiles(g, box, lot)


def _deal_new_row(g: Any, box: Box, lot: Lot) -> None:
    """A row left wholly open at the first turn of a period has at least two cards of each sort (LA-2.2)."""
    first = (int(g.round_number) - 1) % ROUNDS == 0 and g.turn == g.first and g.phase < Phase.ACT
    if not first or any(card != UNKNOWN for card in g.row.tolist()):
        return
    memories, opuses = int(g.memories_gone), int(g.opuses_gone)
    for seat in range(int(g.seats)):
        memories |= int(g.memories[seat])
        opuses |= int(g.opuses[seat])
    seen = {*members(memories), *(OPUS + opus for opus in members(opuses)), *g.deck.tolist()}
    cards = [
        card for card in box.data["of_period"][0, (int(g.round_number) - 1) // ROUNDS].tolist() if card not in seen
    ]
    if min(_sorts(cards)) < LEAST_OF_A_SORT:
        return  # too many are named elsewhere
    lot.shuffle(cards)
    while min(_sorts(cards[:SLOTS])) < LEAST_OF_A_SORT:
        lot.shuffle(cards)
    g.row[:] = cards[:SLOTS]


def _sorts(cards: Sequence[int]) -> tuple[int, int]:
    """How many Opuses and Memories there are among cards of the market."""
    opuses = sum(card >= OPUS for card in cards)
    return opuses, len(cards) - opuses


def _draw_rows(g: Any, box: Box, seat: int, lot: Lot) -> None:
    """The cards of the two rows that were not named; the card above of this turn has the actions still to do."""
    place = (int(g.round_number) - 1) % ROUNDS
    lying = {*g.experiences[seat].tolist(), *g.stories[seat].tolist(), *g.pile[seat].tolist(), *members(g.hand[seat])}
    loose = [memory for memory in members(g.memories[seat]) if memory not in lying]
    if seat == g.turn and g.experiences[seat, place] == UNKNOWN:
        actions = box.data["memory"]["actions"][0].tolist()
        todo = 0 if g.todo == UNKNOWN else int(g.todo)
        fitting = [memory for memory in loose if not todo & ~actions[memory]]
        if not fitting:
            raise wrong("position-todo-none", seat=str(seat), actions=" ".join(ACTION_WORDS[a] for a in members(todo)))
        g.experiences[seat, place] = lot.among(fitting)
        loose.remove(int(g.experiences[seat, place]))
        if g.todo == UNKNOWN:
            g.todo = actions[g.experiences[seat, place]]
    lot.shuffle(loose)
    for row in (g.experiences[seat], g.stories[seat]):
        for round_ in range(ROUNDS):
            if row[round_] == UNKNOWN:
                row[round_] = loose.pop()


def _draw_tiles(g: Any, box: Box, lot: Lot) -> None:
    """The composer tiles of the seats that named none, from those taken from the stacks."""
    for (which, movement), tiles in taken_tiles(g, box).items():
        owned = 0
        for seat in range(int(g.players)):
            owned |= int(g.tiles[seat])
        loose = [tile for tile in tiles if not owned >> tile & 1]
        lot.shuffle(loose)
        for seat in range(int(g.players)):
            has = sum(int(g.tiles[seat]) >> tile & 1 for tile in tiles)
            for _ in range(placed(g, seat, which, movement) - has):
                g.tiles[seat] |= 1 << loose.pop()
