"""Tables for documents."""

from collections.abc import Iterable, Sequence


def markdown(table: Iterable[Sequence[str]]) -> str:
    """A table as Markdown; the first row is the head.

    >>> print(markdown([["seat", "wins"], ["0", "1"]]))
    | seat | wins |
    | --- | --- |
    | 0 | 1 |
    """
    lines = ["| " + " | ".join(row) + " |" for row in table]
    lines.insert(1, "|" + " --- |" * (lines[0].count("|") - 1))
    return "\n".join(lines)
