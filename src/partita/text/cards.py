"""What cards are called, for all games: by their ids alone, and within sentences."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from partita.core.errors import BadBox
from partita.core.game import Box
from partita.text import message, sentence

Rows = Mapping[str, Mapping[str, Mapping[str, Any]]]  # Box.rows

_GUILLEMETS = re.compile(r"«\s?|\s?»")


def own_name(rows: Rows, deck: str, card: str, lang: str) -> str:
    """The name of a row that has a column for it."""
    return str(rows[deck][card]["name"][lang])


class CardNames:
    """The names of cards by their ids alone: of every box that this process has loaded, else of the game's own.

    ``game`` is the bundle with the message ``unknown-card``; ``own`` loads the game's own box; ``named`` makes the name
    of a row when it is asked for: of rows, deck, id and language.
    """

    def __init__(
        self, game: str, own: Callable[[], Box], named: Callable[[Rows, str, str, str], str] = own_name
    ) -> None:
        self._game, self._own, self._named = game, own, named
        self._learnt: dict[str, tuple[Rows, str]] = {}  # id -> the rows of its box, and its deck there
        self._own_cards = cache(self._load)

    def remember(self, rows: Rows) -> None:
        """Learn the names of a box's rows (``Box.rows``).  A later box's names of the same ids win."""
        self._learnt.update(_decks(rows))

    def _load(self) -> Mapping[str, tuple[Rows, str]]:
        try:
            return _decks(self._own().rows)
        except BadBox:
            return {}

    def name(self, card: str | None, lang: str) -> str:
        """The name of a card; None is "a card", an id that no loaded box knows is made readable."""
        if card is None:
            return message(lang, self._game, "unknown-card")
        found = self._learnt.get(card) or self._own_cards().get(card)
        return self._named(*found, card, lang) if found else sentence(card.replace("-", " "))

    def within(self, card: str | None, lang: str) -> str:
        """The name within a sentence, which in French may quote it: its own guillemets become inner marks."""
        return _GUILLEMETS.sub(lambda mark: "“" if "«" in mark[0] else "”", self.name(card, lang))


def _decks(rows: Rows) -> dict[str, tuple[Rows, str]]:
    return {card: (rows, deck) for deck, cards in rows.items() for card in cards}


def row_of(rows: Rows, card: str) -> tuple[str, Mapping[str, Any]] | None:
    """The deck and the row of a card by its id; None when no deck has it."""
    for deck, cards in rows.items():
        if card in cards:
            return deck, cards[card]
    return None
