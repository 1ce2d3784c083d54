"""A token can be revoked, and nothing that it made outlives it."""

import asyncio
from pathlib import Path

from tests.server.harness import serving, settings_in


def test_a_token_makes_nothing_that_outlives_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            owner, program = await running.person("Clara"), running.stranger()
            made = await owner.done("POST", "/me/tokens", {"label": "a bot"})
            program.http.headers["authorization"] = f"Bearer {made['token']}"
            assert (await program.done("POST", "/me"))["name"] == "Clara"
            assert not program.http.cookies
            for method, path, body in (
                ("POST", "/me/recovery", None),
                ("GET", "/me/tokens", None),
                ("POST", "/me/tokens", {"label": "another"}),
                ("DELETE", f"/me/tokens/{made['id']}", None),
                ("DELETE", "/me", None),
            ):
                assert (await program.refused(method, path, body))["code"] == "not-by-token"
            match = await program.open("ovation")
            await program.sit(match, 0)
            await owner.done("DELETE", f"/me/tokens/{made['id']}")
            assert (await program.refused("GET", "/me"))["code"] == "no-such-identity"
            assert (await owner.get(f"/matches/{match}"))["seats"][0]["mine"]

    asyncio.run(main())
