"""Asking the person for a line: with completion and history on a terminal, plainly from a pipe."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from partita.cli.meaning import completions

YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")


class Asker:
    """Reads lines from standard input."""

    def __init__(self) -> None:
        self.terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._session: object = None

    def line(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line, without blanks around it; ``words`` complete it.  Raises EOFError and KeyboardInterrupt."""
        if self.terminal:
            return self._fancy(prompt, words).strip()
        print(prompt, end="", flush=True)  # noqa: T201 (the prompt)
        text = sys.stdin.readline() if sys.stdin is not None else ""
        if not text:
            print()  # noqa: T201 (so that what follows starts a line)
            raise EOFError
        return text.strip()

    def yes(self, question: str, again: str) -> bool:
        """Whether the person agrees; whoever says neither yes nor no is told ``again`` what to say, and asked again.

        Raises EOFError and KeyboardInterrupt.
        """
        while True:
            answer = self.line(question).lower()
            if answer in YES or answer in NO:
                return answer in YES
            print(again)  # noqa: T201 (what to answer)

    def _fancy(self, prompt: str, words: Sequence[str]) -> str:
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
        return str(self._session.prompt(prompt, completer=Words()))
