"""The fair deal: promised before any nonce is known, told when all is over, and not to be guessed before."""

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Running, serving, settings_in

import partita
from partita.core.deal import NO_NONCE
from partita.server.table import Table


def table_of(running: Running, match: str) -> Table:
    """The match as the server holds it."""
    found = running.server.hall.rooms[match].table
    assert found is not None
    return found


def secrets_of(table: Table) -> list[str]:
    """What must not be told before the end, and pieces of it long enough to be no accident."""
    deed = table.deed
    whole = [deed.secret, deed.salt, f"{table.seed:032x}", deed.bots_key, *table.nonces]
    raw = [bytes.fromhex(each) for each in whole if each != NO_NONCE.hex()]
    numbers = [str(int.from_bytes(each, order)) for each in raw for order in ("big", "little")]
    pieces = [each.hex()[first : first + 12] for each in raw for first in range(0, len(each.hex()) - 12, 4)]
    return [*numbers, *pieces, *(each.hex()[:12] for each in raw), *(each[::-1].hex()[:12] for each in raw)]


class Ears:
    """All that the server says to anybody: bodies, headers, and messages on sockets."""

    def __init__(self, *people: Person) -> None:
        self.heard: list[str] = []
        for person in people:
            person.http.event_hooks["response"].append(self._hear)

    async def _hear(self, answer: httpx.Response) -> None:
        await answer.aread()
        self.heard.append(answer.text + json.dumps(dict(answer.headers)))


async def _play(person: Person, match: str, seat: int, chance: random.Random, ears: Ears) -> None:
    """Play to the end, and look at all there is now and then."""
    looks = [
        "",
        "/table",
        "/at/0",
        f"/at/0?seat={seat}",
        "/breakdown",
        f"/breakdown?seat={seat}",
        "/why?move=end-turn",
        "/record",
        "/chat",
    ]
    async with person.socket(match) as socket:
        done = 0
        while (update := await socket.hear("update"))["status"] != "over":
            ears.heard += [json.dumps(each) for each in socket.heard]
            socket.heard.clear()
            (table,) = update["tables"]
            if table.get("legal") and update["version"] >= done:
                if chance.random() < 0.2:
                    await person.ask("GET", f"/matches/{match}{chance.choice(looks)}")
                if chance.random() < 0.2:
                    await person.command(match, "play", version=update["version"], moves=["no such move"], seat=seat)
                move = chance.choice(table["legal"])
                done = (await socket.asked("play", version=update["version"], moves=[move], seat=seat))["version"]


@pytest.mark.parametrize("game", partita.games())
def test_nothing_before_the_end_helps_to_guess_the_seed_and_then_all_is_told(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other, watcher = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            ears = Ears(one, other, watcher)
            match = await one.open(game, ["person", "open", "beginner"], listed=True)
            promised = (await other.get(f"/matches/{match}"))["deal"]
            assert set(promised) == {"commitment"}  # before any nonce has come
            assert table_of(running, match).nonces == [NO_NONCE.hex()] * 3
            await one.sit(match, 0)
            await other.sit(match, 1)
            await watcher.get("/matches")
            await watcher.get(f"/matches/{match}/table")
            metrics = (await watcher.http.get("/metrics")).text
            secret = secrets_of(table_of(running, match))
            heard = list(ears.heard)
            ears.heard.clear()
            await asyncio.gather(
                _play(one, match, 0, random.Random(1), ears),
                _play(other, match, 1, random.Random(2), ears),
            )
            before_the_end = heard + [each for each in ears.heard if '"status":"over"' not in each.replace(" ", "")]
            assert len(before_the_end) > 50
            for told in (*before_the_end, metrics):
                assert not [each for each in secret if each in told], told[:300]
            info = await watcher.get(f"/matches/{match}")
            _checked(info["deal"], promised["commitment"], table_of(running, match))
            record = await watcher.get(f"/matches/{match}/record")
            assert record["seed"] == info["deal"]["seed"]
            assert record["deal"] == {name: info["deal"][name] for name in ("commitment", "secret", "salt", "nonces")}
            partita.load(record)
            turned = record | {"deal": record["deal"] | {"salt": "00" * 16}}
            with pytest.raises(partita.CorruptRecord):
                partita.load(turned)

    asyncio.run(main())


def _checked(deal: dict[str, Any], promised: str, table: Table) -> None:
    """The deal, worked out from the words of the protocol alone."""
    secret, salt = bytes.fromhex(deal["secret"]), bytes.fromhex(deal["salt"])
    assert hashlib.sha256(secret + salt).hexdigest() == promised == deal["commitment"]
    nonces = [bytes.fromhex(each) for each in deal["nonces"]]
    assert hashlib.sha256(secret + b"".join(nonces)).hexdigest()[:32] == deal["seed"]
    assert deal["nonces"] == table.nonces
    assert deal["nonces"][2] == NO_NONCE.hex()  # a bot's


def test_each_match_has_a_deal_of_its_own_and_a_nonce_once_given_stays(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            matches = [await one.open() for _ in range(5)]
            promises = {(await one.get(f"/matches/{match}"))["deal"]["commitment"] for match in matches}
            assert len(promises) == 5
            take = {"seats": [{"seat": 0, "nonce": "ab" * 16}]}
            await one.done("POST", f"/matches/{matches[0]}/seats", take)
            await one.done("POST", f"/matches/{matches[0]}/seats", take)  # the answer was lost, and it was sent again
            changed = {"seats": [{"seat": 0, "nonce": "cd" * 16}]}
            assert (await one.refused("POST", f"/matches/{matches[0]}/seats", changed))["code"] == "seat-taken"
            assert table_of(running, matches[0]).nonces[0] == "ab" * 16
            for nonce in ("", "ab" * 15, "AB" * 16, "ab" * 16 + "\n", "zz" * 16, 5, None):
                wrong = {"seats": [{"seat": 1, "nonce": nonce}]}
                assert (await other.refused("POST", f"/matches/{matches[0]}/seats", wrong))["code"] == "bad-message"

    asyncio.run(main())


def test_a_given_seed_is_for_one_person_alone_or_told_to_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            seed = "0123456789abcdef" * 2
            seats = [{"kind": "person"}, {"kind": "open"}]
            wish = {"game": "ovation", "seats": seats, "seed": seed}
            assert (await one.refused("POST", "/matches", wish))["code"] == "seed-not-allowed"
            shared = await one.open("ovation", seed=seed, open_deal=True)
            info = await other.get(f"/matches/{shared}")
            assert (info["given_seed"], info["open_deal"], info["deal"]) == (True, True, {"seed": seed})
            alone = await one.open("ovation", ["person", "person", "beginner"], seed=seed)
            info = await other.get(f"/matches/{alone}")
            assert (info["given_seed"], info["open_deal"], info["deal"]) == (True, False, {})
            nonce = {"seats": [{"seat": 1, "nonce": "ab" * 16}]}
            assert (await other.refused("POST", f"/matches/{alone}/seats", nonce))["code"] == "seat-taken"
            await one.sit(alone, 0, 1)
            assert table_of(running, alone).seed == int(seed, 16)
            for person in (one, other):
                assert seed not in json.dumps(await person.table(alone))
            for seat in (0, 1):
                await one.command(alone, "resign", seat=seat)
            record = await other.get(f"/matches/{alone}/record")
            assert (record["seed"], "deal" in record) == (seed, False)
            again = await one.done("POST", f"/matches/{alone}/rematch")
            assert (again["given_seed"], set(again["deal"])) == (False, {"commitment"})

    asyncio.run(main())
