"""Looking: earlier views, points by source, reasons, records both ways, described positions, rules and cards."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import serving, settings_in

import partita
from partita.core.game import game
from partita.core.lessons import lessons


@pytest.mark.parametrize("game", partita.games())
def test_ones_own_view_of_any_earlier_point_and_all_of_it_after_the_end(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other, watcher = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            match = await one.open(game)
            await one.sit(match, 0)
            await other.sit(match, 1)
            draw = random.Random(3)
            seen: list[dict[int | None, Any]] = []
            people = {0: one, 1: other, None: watcher}
            for _ in range(12):
                tables = {seat: (await person.table(match))["tables"][0] for seat, person in people.items()}
                seen.append({seat: table["view"] for seat, table in tables.items()})
                mover = next(seat for seat in (0, 1) if "legal" in tables[seat])
                move = draw.choice(tables[mover]["legal"])
                version = (await one.table(match))["version"]
                assert (await people[mover].command(match, "play", version=version, moves=[move])).is_success
            whole = f"/matches/{match}/at/3?everything=true"
            assert (await one.refused("GET", whole))["code"] == "not-over"
            assert (await one.refused("GET", f"/matches/{match}/at/13"))["code"] == "ahead"
            assert (await one.refused("GET", f"/matches/{match}/at/3?seat=1"))["code"] == "not-your-seat"
            assert (await watcher.refused("GET", f"/matches/{match}/at/3?seat=1"))["code"] == "not-your-seat"
            for ply, views in enumerate(seen):
                for seat, view in views.items():
                    about = {} if seat is None else {"seat": seat}
                    found = await people[seat].get(f"/matches/{match}/at/{ply}", **about)
                    assert (found["view"], found["ply"]) == (view, ply)
            assert (await one.refused("GET", f"/matches/{match}/record"))["code"] == "not-over"
            assert (await one.refused("GET", f"/matches/{match}/scores"))["code"] == "not-over"
            table = await one.table(match)
            points = await one.get(f"/matches/{match}/breakdown", seat=0)
            assert sum(part["points"] for part in points[0]) == table["tables"][0]["scores"][0]
            await one.command(match, "resign", seat=0)
            record = await watcher.get(f"/matches/{match}/record")
            replayed = partita.load(record)
            for ply, views in enumerate(seen):
                for seat, view in views.items():
                    about = {} if seat is None else {"seat": seat}
                    assert (await watcher.get(f"/matches/{match}/at/{ply}", **about))["view"] == view
                told = await watcher.get(f"/matches/{match}/at/{ply}", everything=True)
                assert told["view"] == replayed.at(ply).position()
            assert await watcher.get(f"/matches/{match}/breakdown") == replayed.breakdown()
            points = await watcher.get(f"/matches/{match}/scores")
            assert points == [replayed.at(ply).scores() for ply in range(replayed.ply + 1)]

    asyncio.run(main())


def test_why_tells_the_reason_that_the_engine_gives(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation", ["person", "open"], seed="00" * 16, open_deal=True)
            await one.sit(match, 0)
            await other.sit(match, 1)
            own = partita.new("ovation", players=2, seed=0)
            for move in ("attend", "end-turn", "inspire joy joy", "nonsense", ""):
                wanted = own.why_not(move)
                told = await one.get(f"/matches/{match}/why", move=move, lang="fr")
                assert (told.get("reason") is None) == (wanted is None), move
                if wanted is not None:
                    assert told["reason"]["code"] == wanted.code
                    assert told["text"] == wanted.text("fr")
                assert (await other.refused("GET", f"/matches/{match}/why?move=end-turn"))["code"] == "not-your-turn"

    asyncio.run(main())


@pytest.mark.parametrize("game", partita.games())
def test_a_record_is_checked_and_can_be_looked_at(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = partita.new(game, players=2, seed=7)
            draw = random.Random(7)
            while match.ply < 30:
                match.play(draw.choice(match.legal()))
            record = match.record()
            info = await person.done("POST", "/records", record)
            assert (info["status"], info["seats"][0]["kind"], info["listed"]) == ("over", "person", False)
            found = await person.get(f"/matches/{info['id']}/record")
            assert (found["moves"], found["digest"]) == (record["moves"], record["digest"])
            assert (await person.get(f"/matches/{info['id']}/at/30", everything=True))["view"] == match.position()
            for wrong in (
                {},
                record | {"moves": [*record["moves"], "nonsense"]},
                record | {"moves": [record["moves"][0]] * 9},
                record | {"seed": "f" * 32},
                record | {"seed": "ff"},
                record | {"box": "0" * 64},
                record | {"digest": "0" * 16},
                record | {"players": 9},
                record | {"options": {"moonlight": 1}},
                record | {"position": {"x": 1}},
                record | {"position": "nowhere"},
                record | {"game": "chess"},
                record | {"rules_version": 10**6},
                record | {"deal": {"commitment": "00"}},
                record | {"result": {"scores": [99, 0]}},
                record | {"more": 1},
            ):
                refused = await person.refused("POST", "/records", wrong)
                assert refused["code"] in ("bad-record", "too-fast"), (wrong, refused)
                running.server.limits._buckets.clear()
            assert len(await person.get("/me/matches")) == 0

    asyncio.run(main())


def test_an_uploaded_record_tells_who_played_and_who_gave_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            clara, robert = await running.person("Clara"), await running.person("Robert")
            match = await clara.open("lacrimosa", ["person", "open", "beginner"])
            await clara.sit(match, 0)
            await robert.sit(match, 1)
            await robert.command(match, "resign", seat=1)
            await clara.command(match, "resign", seat=0)
            record = await clara.get(f"/matches/{match}/record")
            partita.load(record)
            info = await clara.done("POST", "/records", record)
            first = await clara.get(f"/matches/{match}")
            for told in (first, info):
                assert [seat.get("name", "") for seat in told["seats"]] == ["Clara", "Robert", ""]
                assert [seat.get("resigned", False) for seat in told["seats"]] == [True, True, False]
                assert told["seats"][2]["level"] == "beginner"
                assert told["ending"]["reason"] == "resigned"
                assert told["ending"]["winners"] == first["ending"]["winners"]
            assert not any(seat.get("mine") for seat in info["seats"])
            again = await clara.get(f"/matches/{info['id']}/record")
            assert again["played"] == record["played"]

    asyncio.run(main())


@pytest.mark.parametrize(
    "played",
    [
        {"seats": [{"name": "\u202eClara\x1b[2J"}, {"level": "godlike"}, {}, {}]},
        {"seats": [], "gave_up": [{"seat": 7, "ply": 2}, {"seat": 0, "ply": 3}, {"seat": 0, "ply": 3}]},
        {"seats": [{}, {}], "gave_up": [{"seat": 1, "ply": 99}, {"seat": 0, "ply": 99}]},
    ],
)
def test_what_a_record_tells_of_its_players_is_believed_as_far_as_it_can_be(
    played: dict[str, Any], tmp_path: Path
) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = partita.new("ovation", players=2, seed=7)
            while match.ply < 9:
                match.play(match.legal()[0])
            info = await person.done("POST", "/records", match.record() | {"played": played})
            assert info["status"] == "over"
            assert (await person.table(info["id"]))["ply"] == 9
            assert "\x1b" not in info["seats"][0].get("name", "")
            running.server.hall.rooms.clear()  # read from what was written
            assert (await person.get(f"/matches/{info['id']}"))["ending"] == info["ending"]

    asyncio.run(main())


@pytest.mark.parametrize("game", partita.games())
def test_a_match_begins_from_a_described_position(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = partita.new(game, players=2, seed=7)
            draw = random.Random(7)
            while match.ply < 9:
                match.play(draw.choice(match.legal()))
            described = match.position()
            opened = await person.open(game, ["person", "person"], position=described)
            assert (await person.get(f"/matches/{opened}"))["from_position"]
            await person.sit(opened, 0, 1)
            table = await person.table(opened)
            assert table["to_move"] == match.to_move
            legal = next(each["legal"] for each in table["tables"] if "legal" in each)
            assert sorted(legal) == sorted(match.legal())
            version = table["version"]
            assert (await person.command(opened, "play", version=version, moves=[legal[0]])).is_success
            for seats in (["person"], ["person"] * 3):
                plans = [{"kind": kind} for kind in seats]
                wish = {"game": game, "seats": plans, "position": described}
                assert (await person.refused("POST", "/matches", wish))["code"] == "bad-option"
            await person.command(opened, "resign", seat=0)
            assert partita.load(await person.get(f"/matches/{opened}/record")).moves == [legal[0]]

    asyncio.run(main())


def test_a_record_keeps_its_own_deal(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            await person.command(match, "resign", seat=0)
            record = await person.get(f"/matches/{match}/record")
            info = await person.done("POST", "/records", record)
            assert (await person.get(f"/matches/{info['id']}/record"))["deal"] == record["deal"]

    asyncio.run(main())


def test_a_position_is_for_all_to_see_where_others_sit_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            described = partita.new("lacrimosa", players=2, seed=7).position()
            alone = await one.open("lacrimosa", ["person", "person"], position=described)
            assert "position" not in await one.get(f"/matches/{alone}")
            plans = [{"kind": "person"}, {"kind": "open"}]
            wish = {"game": "lacrimosa", "seats": plans, "position": described}
            assert (await one.refused("POST", "/matches", wish))["code"] == "seed-not-allowed"
            match = (await one.done("POST", "/matches", wish | {"open_deal": True}))["id"]
            await one.sit(match, 0)
            await other.sit(match, 1)
            assert (await other.get(f"/matches/{match}"))["position"] == described
            await one.command(match, "resign", seat=0)
            again = await one.done("POST", f"/matches/{match}/rematch")
            assert (again["open_deal"], again["position"]) == (True, described)

    asyncio.run(main())


def test_games_rules_and_cards_in_both_languages(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = running.stranger()
            games = {each["name"]: each for each in await person.get("/games")}
            assert sorted(games) == partita.games()
            for name, about in games.items():
                assert about["options"] == partita.options(name)
                assert {each["level"] for each in about["levels"]} == {"beginner", "normal", "strong"}
                rules = {lang: await person.get(f"/games/{name}/rules", lang=lang) for lang in ("en", "fr")}
                assert [each["clause"] for each in rules["en"]] == [each["clause"] for each in rules["fr"]]
                assert all(each["title"] and each["text"] and each["chapter"] for each in rules["en"] + rules["fr"])
                assert rules["en"] != rules["fr"]
                steps = {lang: await person.get(f"/games/{name}/lessons", lang=lang) for lang in ("en", "fr")}
                assert [each["id"] for each in steps["en"]] == [lesson.id for lesson in lessons(name)]
                assert all(each["title"] and each["text"] and each["learnt"] for each in steps["en"] + steps["fr"])
                assert [each["text"] for each in steps["en"]] != [each["text"] for each in steps["fr"]]
                cards = {lang: await person.get(f"/games/{name}/cards", lang=lang) for lang in ("en", "fr")}
                assert [each["id"] for each in cards["en"]] == [each["id"] for each in cards["fr"]]
                assert all(each["name"] and each["row"] for each in cards["en"] + cards["fr"])
                box = about["boxes"][0]["digest"]
                assert await person.get(f"/games/{name}/cards", box=box) == cards["en"]
                assert await person.get(f"/games/{name}/board", box=box) == game(name).load_box(None).board
                refused = await person.refused("GET", f"/games/{name}/cards?box=nothing")
                assert refused["code"] == "bad-option"
            wanted = {"accept-language": "de, fr;q=0.8, en;q=0.5"}
            french = await person.http.get("/api/games/chess/rules", headers=wanted)
            assert "jeu" in french.json()["text"]
            assert games["ovation"]["standing"] == {"attendance": {"always": "attend", "never": "decline"}}

    asyncio.run(main())


@pytest.mark.parametrize("name", partita.games())
def test_a_lesson_is_a_match_of_its_position(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            step = (await person.get(f"/games/{name}/lessons"))[0]
            match = await person.open(name, ["person", "beginner"], position=step["position"], watch="nobody")
            await person.sit(match, 0)
            for move in step["line"]:
                version = (await person.table(match))["version"]
                assert (await person.command(match, "play", version=version, moves=[move])).is_success
            told = [event for item in (await person.table(match))["items"] for event in item.get("events", [])]
            for goal in step["goal"]:
                made = [event for event in told if event["kind"] == goal["event"] and event.get("seat") == goal["seat"]]
                assert any(goal["args"].items() <= event.get("args", {}).items() for event in made)

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "called"), [
    ("ovation", ("person", "beginner"), ("Beginner bot (2)", "Bot débutant (2)")),
    ("ovation", ("person",), ("The Bot", "Le Bot")),
    ("lacrimosa", ("person",), ("Schikaneder", "Schikaneder")),
])  # fmt: skip
def test_texts_call_each_seat_by_its_name(
    game: str, seats: tuple[str, ...], called: tuple[str, ...], tmp_path: Path
) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            clara = await running.person("Clara")
            match = await clara.open(game, seats)
            await clara.sit(match, 0)
            await clara.plays_on(match, 0, random.Random(1))
            for lang, name in zip(("en", "fr"), called, strict=True):
                told = await clara.get(f"/matches/{match}/table", lang=lang)
                texts = [event["text"] for item in told["items"] for event in item.get("events", ()) if "text" in event]
                assert any(text.startswith("Clara ") for text in texts)
                assert any(text.startswith(name) for text in texts), texts
                assert not any("Player 2" in text or "Joueur 2" in text for text in texts)

    asyncio.run(main())
