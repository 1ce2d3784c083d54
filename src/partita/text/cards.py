"""What cards are called, for all games: by their ids alone, and within sentences."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

from partita.core.errors import BadBox
from partita.core.game import Box
from partita.text import message, sentence

Rows = Mapping[str, Mapping[str, Mapping[str, Any]]]  # Box.rows

_GUILLEMETS = re.compile(r"«\s?|\s?»")
_named_by: ContextVar[Rows | None] = ContextVar("named_by", default=None)  # whose names sentences use


@contextmanager
def named_by(rows: Rows) -> Iterator[None]:
    """Within the block sentences call cards what a box calls them: its ``Box.rows``.

    >>> with named_by({"chamber": {"string-quartet": {"name": {"en": "My Quartet", "fr": "Mon quatuor"}}}}):
    ...     from partita.games.ovation import texts
    ...
    ...     texts.move_text("perform string-quartet", "fr")
    'Jouer «\xa0Mon quatuor\xa0»'
    """
    before = _named_by.set(rows)
    try:
        yield
    finally:
        _named_by.reset(before)


def own_name(rows: Rows, deck: str, card: str, lang: str) -> str:
    """The name of a row that has a column for it."""
    return str(rows[deck][card]["name"][lang])


class CardNames:
    """The names of cards by their ids alone: of the box that ``named_by`` says, else of the game's own.

    ``game`` is the bundle with the message ``unknown-card``; ``own`` loads the game's own box; ``named`` makes the name
    of a row when it is asked for: of rows, deck, id and language.
    """

    def __init__(
        self, game: str, own: Callable[[], Box], named: Callable[[Rows, str, str, str], str] = own_name
    ) -> None:
        self._game, self._own, self._named = game, own, named
        self._own_rows = cache(self._load)

    def _load(self) -> Rows:
        try:
            return self._own().rows
        except BadBox:
            return {}

    def name(self, card: str | None, lang: str) -> str:
        """The name of a card; None is "a card", an id that neither box knows is made readable."""
        if card is None:
            return message(lang, self._game, "unknown-card")
        for rows in (_named_by.get() or {}, self._own_rows()):
            found = row_of(rows, card)
            if found is not None:
                return self._named(rows, found[0], card, lang)
        return sentence(card.replace("-", " "))

    def within(self, card: str | None, lang: str) -> str:
        """The name within a sentence, which in French may quote it: its own guillemets become inner marks."""
        return _GUILLEMETS.sub(lambda mark: "“" if "«" in mark[0] else "”", self.name(card, lang))


def row_of(rows: Rows, card: str) -> tuple[str, Mapping[str, Any]] | None:
    """The deck and the row of a card by its id; None when no deck has it."""
    for deck, cards in rows.items():
        if card in cards:
            return deck, cards[card]
    return None
