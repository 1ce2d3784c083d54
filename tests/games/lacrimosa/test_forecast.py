"""What a table says of moves and of upkeep before they are done is what the engine then does."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import partita
from partita.core.events import Event
from partita.core.game import Box
from partita.games.lacrimosa.columns import INSTRUMENT_WORDS, KIND_WORDS, MOVEMENT_WORDS, PLACE_WORDS
from partita.games.lacrimosa.forecast import Deal, Forecast, Reward, Upkeep, some
from partita.games.lacrimosa.layout import FINANCE_END, TRACK_END

DULL = ("end-turn", "ducats", "skip")  # what forestalls other moves
SEEDS = (3, 4, 5)


def matches(players: int) -> Iterator[tuple[partita.Match, str, Forecast]]:
    """Random matches, move by move: the match before each move, the move, and what was foretold of it."""
    for seed in SEEDS:
        random = Random(seed)
        match = partita.new("lacrimosa", players=players, seed=seed)
        while not match.is_over:
            seat, ply, legal = match.to_move, match.ply, match.legal()
            assert seat is not None
            move = random.choice([move for move in legal if not move.startswith(DULL)] or legal)
            yield match, move, Forecast(match.box, match.view(seat), seat)
            if match.ply == ply:
                match.play(move)


def paid(events: Sequence[Event]) -> Counter[str]:
    """What was paid, by what it is."""
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == "paid":
            found.update(event.args)
    return +found


def gained(events: Sequence[Event]) -> Counter[str]:
    """What was gained, by what it is and in which form; and what was lost."""
    found: Counter[str] = Counter()
    for event in events:
        form, count = str(event.kind).partition("gained-")[2], event.args.get("count", 0)
        if event.kind in ("lost", "lost-finance"):
            found["lost"] += count
        elif form in ("track", "counters"):
            found[f"{form} {event.args['kind']}"] += count
        elif form:
            found[form] += count
    return found


def flat(reward: Reward, lost: int) -> Counter[str]:
    """A reward and a loss in the same words."""
    found: Counter[str] = Counter({key: reward[key] for key in ("ducats", "vp", "finance")})
    found.update({f"{key} {kind}": reward[key][kind] for key in ("track", "counters") for kind in KIND_WORDS})
    found["lost"] = lost
    return +found


def foretold(forecast: Forecast, match: partita.Match, move: str) -> list[Deal] | None:
    """What a move may do as far as the table says; None for moves that bring nothing by themselves."""
    kind, *words = move.split()
    now = match.view(match.to_move)["now"]
    if kind in ("commission", "document", "perform", "sell", "journey"):
        return [getattr(forecast, kind)(words[0])]
    if kind == "use-card":
        return [forecast.use()]
    if kind == "ducats":
        return [forecast.ducats()]
    if kind == "requiem":
        return list(forecast.contributions(words[0]).values())
    if kind == "instrument":
        return list(forecast.contributions(now["movement"], words[0]).values())
    if kind == "composer":
        which = match.view()["requiem"]["composers"].index(words[0])
        return [forecast.contributions(now["movement"], now["instrument"])[now["instrument"], which]]
    return None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_moves_cost_and_bring_what_was_foretold(players: int) -> None:
    seen: Counter[str] = Counter()
    for match, move, forecast in matches(players):
        seat, told = match.to_move, foretold(forecast, match, move)
        events = match.play(move)
        if told is None:
            continue
        mine = [event for event in events if event.seat == seat]
        ends = [number for number, event in enumerate(mine) if event.kind in ("turn-ended", "drawn")]
        mine = mine[: ends[0]] if ends else mine
        kind = move.split()[0]
        if len(told) > 1 and not any(event.kind == "contributed" for event in mine):
            continue  # an instrument or a composer is asked next
        assert len(told) == 1, move
        (deal,) = told
        cost = Counter({"ducats": deal.ducats, **({deal.kind: deal.points} if deal.kind else {})})
        assert paid(mine) == +cost, move
        assert +gained(mine) == flat(deal.reward, deal.lost), move
        seen[kind] += 1
    assert min(seen[kind] for kind in ("commission", "document", "perform", "sell", "journey", "use-card")) > 0
    assert seen["composer"] + seen["instrument"] + seen["requiem"] > 0


@pytest.mark.parametrize("players", [1, 2, 4])
def test_contributions_are_possible_as_foretold(players: int) -> None:
    for match, _, forecast in matches(players):
        view = match.view(match.to_move)
        now, legal = view["now"], match.legal()
        if any(move.startswith("requiem ") for move in legal):
            possible = [f"requiem {movement}" for movement in MOVEMENT_WORDS if forecast.contributions(movement)]
            assert possible == [move for move in legal if move.startswith("requiem ")]
        if view["phase"] == "instrument":
            found = forecast.contributions(now["movement"])
            assert legal == [f"instrument {word}" for word in INSTRUMENT_WORDS if any(word in key for key in found)]
        if view["phase"] == "composer":
            found = forecast.contributions(now["movement"], now["instrument"])
            assert len(found) == len(legal)


@pytest.mark.parametrize("players", [1, 3])
def test_fares_are_the_engines(players: int) -> None:
    checked: Counter[str] = Counter()
    for match, _, forecast in matches(players):
        seat = match.to_move
        place = match.view(seat)["seats"][seat]
        held = place["tracks"]["journey"] + place["counters"]["journey"], place["ducats"]
        for there in PLACE_WORDS:
            fare, reason = forecast.fare(there), match.why_not(f"journey {there}")
            code = reason.code if reason else "legal"
            if reason is None:
                assert all(need <= have for need, have in zip(fare, held, strict=True))
            elif code in ("too-little-journey", "too-few-ducats"):
                number = ("too-little-journey", "too-few-ducats").index(code)
                assert (reason.need, reason.have) == (fare[number], held[number])
            else:
                continue
            checked[code] += 1
    assert checked.keys() == {"legal", "too-little-journey", "too-few-ducats"}


@pytest.mark.parametrize("players", [2, 3])
def test_the_tile_on_top_is_the_one_that_is_taken(players: int) -> None:
    taken = 0
    for match, move, forecast in matches(players):
        composers = match.view()["requiem"]["composers"]
        tops = {
            (word, name): forecast.top(word, which) for word in MOVEMENT_WORDS for which, name in enumerate(composers)
        }
        for event in match.play(move):
            if event.kind == "tile-taken":
                row = match.box.rows["tile"][event.args["tile"]]
                assert tops[row["movement"], row["composer"]] == row["id"]
                taken += 1
    assert taken


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_upkeep_takes_and_brings_what_was_foretold(players: int) -> None:
    upkeeps = losses = 0
    for match, move, _ in matches(players):
        if move != "end-turn":  # with other moves something is gained before upkeep
            continue
        view = match.view()
        told = [Forecast(match.box, view, seat).upkeep() for seat in range(players)]
        assert [each.taken for each in told] == [place["tracks"] for place in view["seats"][:players]]
        events = match.play(move)
        kinds = [event.kind for event in events]
        if "upkeep" not in kinds:
            continue
        bonus = next(number for number, kind in enumerate(kinds) if kind in ("bonus-pays", "bonus-fails"))
        for seat, each in enumerate(told):
            mine = [event for event in events[kinds.index("upkeep") : bonus] if event.seat == seat]
            assert gained(mine) == flat(each.reward, each.lost)
            losses += each.lost
        upkeeps += 1
    assert upkeeps
    assert losses


def upkeep_of(stories: Sequence[Any], finance: int = 0, tiles: Sequence[Any] = ()) -> Upkeep:
    """What upkeep would do with such Stories cards and incomes."""
    match = partita.new("lacrimosa", players=2, seed=1)
    view, box = match.view(0), match.box
    rows = {
        **box.rows,
        "memory": {f"m{number}": {"stories": some(**reward)} for number, reward in enumerate(stories)},
        "tile": {f"t{number}": {"income": some(**reward)} for number, reward in enumerate(tiles)},
    }
    view["seats"][0].update(stories=list(rows["memory"]), tiles=list(rows["tile"]), finance=finance)
    return Forecast(Box(box.data, box.digest, box.name, rows, box.board), view, 0).upkeep()


def test_la_4_1_what_is_past_the_end_of_a_track_is_lost() -> None:
    talent = {"track": {"talent": 2, "journey": 0, "composition": 0}}
    told = upkeep_of([talent] * 4)
    assert told.reward["track"] == {"talent": TRACK_END, "journey": 0, "composition": 0}
    assert told.lost == 4 * 2 - TRACK_END


def test_la_4_3_finance_past_its_end_is_lost_and_pays_as_it_then_stands() -> None:
    told = upkeep_of([{"finance": 2, "ducats": 1}], FINANCE_END - 1, [{"finance": 1}])
    assert told.reward["finance"] == 1
    assert told.reward["ducats"] == 1 + FINANCE_END
    assert told.lost == 2
