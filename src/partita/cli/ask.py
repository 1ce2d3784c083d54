"""Asking the person for a line: with completion and history on a terminal, plainly from a pipe."""

import sys
from collections.abc import Sequence

YES = ("y", "yes", "o", "oui")


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

    def yes(self, question: str, words: Sequence[str]) -> bool:
        """Whether the person agrees: an empty answer does, or one that begins like one of ``words``."""
        answer = self.line(question).lower()
        return not answer or any(word.startswith(answer) for word in words)

    def _fancy(self, prompt: str, words: Sequence[str]) -> str:
        # 0.3 s that nobody pays before the table stands on the screen
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        if not isinstance(self._session, PromptSession):
            self._session = PromptSession(complete_while_typing=True)
        completer = WordCompleter(list(words), sentence=True, match_middle=True, ignore_case=True)
        return str(self._session.prompt(prompt, completer=completer))
