"""The boxes of Lacrimosa: the package's own, those released before, and anybody's folder (LA-1, LA-9).

A folder is read into structs (the columns), then checked as a whole, then turned into the record that the kernels play
with.  The rows for people are those of each of ``DECKS``, and of ``PLACE``.  ``docs/lacrimosa-box.md`` says how the
package's cards were priced, ``docs/add-a-card.md`` how to change them.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from partita.core.box import Reader
from partita.core.game import Records
from partita.core.shelf import Shelf, rows_by_id
from partita.games.lacrimosa.boxcheck import Checker, cheapest_ways
from partita.games.lacrimosa.columns import (
    ABOUT_WORDS,
    ACTION_WORDS,
    COMPOSER_WORDS,
    COURT_WORDS,
    DECKS,
    FILES,
    HEADER,
    INSTRUMENT_WORDS,
    LASTING_WORDS,
    MEASURE_WORDS,
    MOVEMENT_WORDS,
    PLACE,
    SPACE_WORDS,
    TYPE_WORDS,
    Bonus,
    City,
    Composer,
    Constanze,
    Contents,
    Court,
    Header,
    Memory,
    Modifier,
    Opus,
    Reward,
    Soloist,
    SoloLine,
    Tile,
)
from partita.games.lacrimosa.derived import derive, set_of
from partita.games.lacrimosa.layout import (
    BOX,
    IN_PLAY,
    LINES,
    MANY_PLAYERS,
    MAX_SEATS,
    NONE,
    SPACES_OF_A_MOVEMENT,
    Line,
    SoloLevel,
)

FOLDER = Path(__file__).parent / "box"


def _read(reader: Reader) -> Contents | None:
    header = reader.header(HEADER, Header)
    read = {
        "memory": reader.rows("memory.toml", lambda _: Memory),
        "opus": reader.rows("opus.toml", lambda _: Opus),
        "tile": reader.rows("tile.toml", lambda _: Tile),
        "city": reader.rows("city.toml", lambda _: City),
        "bonus": reader.rows("bonus.toml", lambda _: Bonus),
        "court": reader.rows("court.toml", lambda _: Court),
        "constanze": reader.rows("constanze.toml", lambda _: Constanze),
        "soloist": reader.rows("soloist.toml", lambda _: Soloist),
        "composers": reader.rows("composers.toml", lambda _: Composer),
    }
    if reader.problems or header is None:
        return None  # what follows from the rows can be checked once all can be read
    contents = Contents(header, **read)  # type: ignore[arg-type]  # each deck under its own name
    Checker(reader, contents).check()
    return contents


def _rows(contents: Contents) -> dict[str, dict[str, Any]]:
    """The rows for people, by deck and id, each with its number; the places too."""
    rows = {deck: rows_by_id(contents.deck(deck).values()) for deck in DECKS}
    rows[PLACE] = rows_by_id(contents.header.places)
    return rows


def _reward(reward: Reward) -> tuple[Any, ...]:
    """As layout.REWARD."""
    return reward.ducats, reward.vp, reward.finance, reward.track.numbers(), reward.counters.numbers()


def _word(words: tuple[str, ...], word: str | None) -> int:
    """The number of a word; NONE of none."""
    return NONE if word is None else words.index(word)


def _record(contents: Contents) -> Records:
    """The checked rows as BOX[1]."""
    data = np.zeros(1, BOX)
    _board(data[0], contents.header)
    for number, memory in enumerate(contents.memory.values()):
        data["memory"][0, number] = (
            memory.period, memory.talent, memory.ducats, set_of(ACTION_WORDS.index(word) for word in memory.actions),
            _reward(memory.instant), _reward(memory.stories),
        )  # fmt: skip
    for number, opus in enumerate(contents.opus.values()):
        order, performed, sold = opus.commission, opus.perform, opus.sell
        data["opus"][0, number] = (
            opus.period, TYPE_WORDS.index(opus.type), order.talent, order.ducats, order.vp, performed.talent,
            performed.ducats, sold.talent, sold.finance, sold.vp,
        )  # fmt: skip
    composers = [row.id for row in contents.composers.values()]
    for number, tile in enumerate(contents.tile.values()):
        lasting = tile.lasting
        effect = (0, NONE, 0)
        if lasting is not None:
            effect = (LASTING_WORDS.index(lasting.effect), _word(TYPE_WORDS, lasting.type), lasting.amount)
        data["tile"][0, number] = (
            composers.index(tile.composer), MOVEMENT_WORDS.index(tile.movement), tile.ducats, tile.composition,
            tile.many, _reward(tile.instant), _word(ACTION_WORDS, tile.gives), _reward(tile.income), *effect,
        )  # fmt: skip
    for number, city in enumerate(contents.city.values()):
        data["city"][0, number] = (_reward(city.reward), _word(ACTION_WORDS, city.gives))
    for number, bonus in enumerate(contents.bonus.values()):
        about = _word(ABOUT_WORDS.get(bonus.measure, ()), bonus.about)
        data["bonus"][0, number] = (
            bonus.period, MEASURE_WORDS.index(bonus.measure), about, bonus.each, bonus.most, _reward(bonus.reward),
        )  # fmt: skip
    for number, court in enumerate(contents.court.values()):
        opuses, markers = court.opuses, court.markers
        data["court"][0, number] = (
            court.vp, opuses.types(), opuses.any, markers.instruments(), markers.movements(), markers.composers(),
            markers.any,
        )  # fmt: skip
    for number, constanze in enumerate(contents.constanze.values()):
        covers = [[SPACE_WORDS.index(space) for space in pair] for pair in constanze.covers.movements()]
        data["constanze"][0, number] = (
            covers,
            [MOVEMENT_WORDS.index(neutral.movement) for neutral in constanze.neutrals],
            [SPACE_WORDS.index(neutral.space) for neutral in constanze.neutrals],
            [COMPOSER_WORDS.index(neutral.composer) for neutral in constanze.neutrals],
        )
    for number, soloist in enumerate(contents.soloist.values()):
        lines = [_line(line) for line in soloist.lines]
        lines += [(Line.NOTHING, NONE)] * (LINES - len(lines))
        data["soloist"][0, number] = (
            [line for line, _ in lines], [about for _, about in lines],
            [MOVEMENT_WORDS.index(word) for word in soloist.order],
        )  # fmt: skip
    data["road"][0] = cheapest_ways(contents.header)
    derive(data)
    return data


def _board(box: Any, header: Header) -> None:
    """What box.toml says."""
    box.start_ducats[:] = [seat.ducats for seat in header.seats]
    box.start_vp[:] = [seat.vp for seat in header.seats]
    box.start_finance = header.finance
    box.start_track[:] = header.track.numbers()
    box.soloist_court_vp = header.soloist.court
    card = header.soloist.card
    box.soloist_card_vp[SoloLevel.EASY :] = card.easy, card.normal, card.hard
    for number, slot in enumerate(header.slots):
        box["opus_slot"][number] = _slot(slot.opus)
        box["memory_slot"][number] = _slot(slot.memory)
    for freed in header.freed:
        marker = INSTRUMENT_WORDS.index(freed.instrument) * IN_PLAY + COMPOSER_WORDS.index(freed.composer)
        box["freed"][marker] = _reward(freed.reward)
    for number, movement in enumerate(header.movements):
        fifth = INSTRUMENT_WORDS.index(movement.fifth)
        start = number * SPACES_OF_A_MOVEMENT
        box.instrument[start : start + SPACES_OF_A_MOVEMENT] = [*range(len(INSTRUMENT_WORDS)), fifth]
        box.high[number], box.low[number] = movement.high, movement.low
    box.journey_points[:] = [place.journey for place in header.places]
    box.journey_ducats[:] = [place.ducats for place in header.places]


def _slot(modifier: Modifier) -> tuple[Any, ...]:
    return modifier.ducats, _reward(modifier.reward)


def _line(line: SoloLine) -> tuple[int, int]:
    """A line of a Soloist card: layout.Line, and what it is about."""
    if line.market is not None:
        return Line.MARKET, line.market - 1
    if line.marker is not None:
        return Line.MARKER, COMPOSER_WORDS.index(line.marker)
    if line.court is not None:
        return Line.COURT, COURT_WORDS.index(line.court)
    return Line.POINTS, line.points or 0


def _laid_out(data: Records, rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """``stacks``: by players, from one on, the tiles of each composer and movement, the top one first (LA-2.4)."""
    tiles = list(rows["tile"])
    stacks = []
    for players in range(1, MAX_SEATS + 1):
        many = int(players >= MANY_PLAYERS)
        length = data["stack_len"][0, many]
        stacks.append(
            {
                composer: {
                    movement: [tiles[tile] for tile in data["stack"][0, many, number, place, :length]]
                    for place, movement in enumerate(MOVEMENT_WORDS)
                }
                for number, composer in enumerate(rows["composers"])
            }
        )
    return {"stacks": stacks}


SHELF = Shelf(FOLDER, FILES, DECKS, _read, _record, _rows, _laid_out)
load, find, problems, export = SHELF.load, SHELF.find, SHELF.problems, SHELF.export
