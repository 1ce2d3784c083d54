"""What chance decides within one move.

A shuffled pile has no known order, so the oracle tries what could have been drawn.  One attempt at a move follows a
script of choices; when its outcome is not the position that really came about, the next script is tried.
"""

from collections.abc import Sequence


class Luck:
    """One attempt.  ``script`` says which option is taken at each choice; past its end it is the first."""

    def __init__(self, script: Sequence[int] = ()) -> None:
        self.script = list(script)
        self.options: list[int] = []  # how many options each choice made so far had

    def choose(self, options: Sequence[str]) -> str:
        """One of the equally possible options; the likelier should come first."""
        turn = len(self.options)
        if turn == len(self.script):
            self.script.append(0)
        self.options.append(len(options))
        return options[self.script[turn]]

    def next_script(self) -> list[int] | None:
        """The script of the next attempt, depth first; None when all have been tried."""
        script = list(self.script)
        for turn in reversed(range(len(script))):
            if script[turn] + 1 < self.options[turn]:
                return [*script[:turn], script[turn] + 1]
        return None
