"""Ending tasks that would go on for ever."""

import asyncio
from collections.abc import Iterable
from typing import Any

_AGAIN_SECONDS = 1.0


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until all have ended, whatever came of them.

    A driver that is about to succeed may swallow the word, and then its task goes on as if nothing had been said, so it
    is said again.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=_AGAIN_SECONDS)
        for task in done:
            if not task.cancelled():
                task.exception()  # is known now: nobody needs to be told that it was never asked for
