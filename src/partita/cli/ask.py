"""Asking the person for a line: with completion and history on a terminal, plainly from a pipe."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from partita.cli.meaning import completions

YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non", "q", "quit", "quitter")  # who wants to leave agrees to nothing
_LOOK_SECONDS = 0.1  # between two looks whether something has happened


class Interrupted(Exception):
    """Something has happened that the person should see before they type on."""


class Asker:
    """Reads lines from standard input."""

    def __init__(self) -> None:
        self.terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._session: object = None
        self._begun = ""  # what was typed when the person was interrupted

    def line(self, prompt: str, words: Sequence[str] = (), until: Callable[[], bool] | None = None) -> str:
        """The next line, without blanks around it; ``words`` complete it.

        On a terminal the person is interrupted once ``until`` comes true; what they have typed stands there again the
        next time.  Raises EOFError, KeyboardInterrupt and Interrupted.
        """
        if self.terminal:
            return self._fancy(prompt, words, until).strip()
        print(prompt, end="", flush=True)  # noqa: T201 (the prompt)
        text = sys.stdin.readline() if sys.stdin is not None else ""
        if not text:
            print()  # noqa: T201 (so that what follows starts a line)
            raise EOFError
        return text.strip()

    def yes(self, question: str, again: str, ask: Callable[[str], str] | None = None) -> bool:
        """Whether the person agrees; whoever says neither yes nor no is told ``again`` what to say, and asked again.

        ``ask`` gives the next line, in place of ``line``.  Raises what that raises.
        """
        while True:
            answer = (ask or self.line)(question).lower()
            if answer in YES or answer in NO:
                return answer in YES
            print(again)  # noqa: T201 (what to answer)

    def forget(self) -> None:
        """Let go what was typed when the person was interrupted."""
        self._begun = ""

    def _fancy(self, prompt: str, words: Sequence[str], until: Callable[[], bool] | None) -> str:
        # 0.3 s that nobody pays before the table stands on the screen
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion

        class Words(Completer):
            """All of the line is one word to be completed, in whatever case and accents."""

            def get_completions(self, document: Any, complete_event: object) -> Iterator[Completion]:
                typed = document.text_before_cursor
                for word in completions(typed, words):
                    yield Completion(word, -len(typed))

        if not isinstance(self._session, PromptSession):
            self._session = PromptSession(complete_while_typing=True)
        session: PromptSession[str] = self._session
        session.app.erase_when_done = False

        async def look() -> None:
            while until is not None and not until():
                await asyncio.sleep(_LOOK_SECONDS)
            if until is not None and session.app.is_running and not session.app.is_done:
                session.app.erase_when_done = True
                session.app.exit(exception=Interrupted())

        def begin() -> None:
            session.app.create_background_task(look())

        begun, self._begun = self._begun, ""
        try:
            return str(session.prompt(prompt, completer=Words(), default=begun, pre_run=begin))
        except Interrupted:
            self._begun = session.default_buffer.text
            raise
