"""The rules of a game as players read them, clause by clause."""

import re
from collections.abc import Iterable
from functools import cache

from partita.text import source


class Rulebook:
    """The rules in a game's ``text/rules.en.md`` and ``rules.fr.md``; ``prefix`` begins the names of their clauses.

    A chapter begins with ``# LA-3 Title``, a clause with ``## LA-3.6 Title``; a chapter that is one clause has one that
    is called like itself, ``## LA-6 Title``.
    """

    def __init__(self, game: str, prefix: str) -> None:
        self._game = game
        self._heading = re.compile(rf"^## ({prefix}-\d+(?:\.\d+)?) (.+)$", re.MULTILINE)
        self._chapter = re.compile(rf"^# ({prefix}-\d+) (.+)$", re.MULTILINE)
        self._read = cache(self._rules)  # a page is taken apart once in each language

    def rules(self, lang: str) -> dict[str, tuple[str, str]]:
        """The rules by clause: title and text, in their order.  Raises BadOption for an unknown language.

        >>> Rulebook("ovation", "OV").rules("en")["OV-8.1"][0]
        'The order of things'
        """
        return self._read(lang)

    def chapters(self, lang: str) -> dict[str, str]:
        """The titles of the chapters: "LA-5" and so on.  Raises BadOption for an unknown language."""
        return {chapter[1]: chapter[2] for chapter in self._chapter.finditer(self._page(lang))}

    def _page(self, lang: str) -> str:
        return source(lang, self._game, f"rules.{lang}.md")

    def _rules(self, lang: str) -> dict[str, tuple[str, str]]:
        page = self._page(lang)
        found: dict[str, tuple[str, str]] = {}
        for heading in self._heading.finditer(page):
            rest = page[heading.end() :]
            end = re.search(r"^#{1,2} ", rest, re.MULTILINE)
            found[heading[1]] = (heading[2], (rest[: end.start()] if end else rest).strip())
        return found


def clauses_of(prefix: str, lengths: Iterable[int]) -> tuple[str, ...]:
    """The names of all clauses from the number of clauses of each chapter; 0: the chapter itself is one.

    >>> clauses_of("LA", (0, 2))
    ('LA-1', 'LA-2.1', 'LA-2.2')
    """
    found: list[str] = []
    for chapter, length in enumerate(lengths, 1):
        name = f"{prefix}-{chapter}"
        found += [f"{name}.{part}" for part in range(1, length + 1)] or [name]
    return tuple(found)
