"""What a person means by what they type: moves and cards by the words on the screen, in whatever case and accents."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from partita.core.game import Choice

LEAST = 3  # letters from which a piece of a name is taken for it
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ß": "ss", "ł": "l"})
_NO_WORD = re.compile(r"[^0-9a-z]+")


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, one blank for whatever is no letter and no digit.

    >>> plain("  Jouer « Une petite Musique-nocturne »"), plain("Chef-d’œuvre")
    ('jouer une petite musique nocturne', 'chef d oeuvre')
    """
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return _NO_WORD.sub(" ", bare.lower().translate(_LIGATURES)).strip()


class Named(NamedTuple):
    """A choice and what it is called on the screen."""

    choice: Choice
    label: str

    @property
    def texts(self) -> tuple[str, str]:
        """The two texts it can be typed by."""
        return plain(self.choice.move), plain(self.label)


class Meant(NamedTuple):
    """The moves that a text may mean, and whether it says so plainly that a single one can be played at once."""

    moves: list[Named]
    surely: bool


def meant(typed: str, offered: Sequence[Named], tried: Sequence[Named]) -> Meant:
    """Which of the moves ``offered`` a text means; ``tried`` are all that are on the screen, legal or not.

    A whole text is plain, and so is the beginning of one that no other move on the screen begins with: whole first
    word, three letters at least.  Everything else, such as a card's name without what is to be done with it, may mean
    a move, and the person has to be asked.
    """
    wanted = plain(typed)
    if not wanted:
        return Meant([], False)
    whole = [each for each in offered if wanted in each.texts]
    if whole:
        return Meant(whole, len(whole) == 1)
    if len(wanted.replace(" ", "")) < LEAST:
        return Meant([], False)
    begun = [each for each in offered if _begins(wanted, each)]
    if begun:
        first = wanted.partition(" ")[0]
        named = any(first in text.split()[:1] for each in begun for text in each.texts)
        return Meant(begun, named and sum(_begins(wanted, each) for each in tried) == 1)
    short = wanted.split()
    return Meant([each for each in offered if any(_words_begin(short, text.split()) for text in each.texts)], False)


def cards_meant(typed: str, names: Mapping[str, str]) -> list[str]:
    """The ids of the cards that a text means; ``names`` are the cards' names by id.

    >>> cards_meant("opera", {"grand-opera": "Grand Opéra", "mass": "Messe"})
    ['grand-opera']
    """
    wanted = plain(typed)
    if not wanted:
        return []
    whole = [card for card, name in names.items() if wanted in (plain(card), plain(name))]
    return whole or [card for card, name in names.items() if wanted in plain(card) or wanted in plain(name)]


def completions(typed: str, words: Iterable[str]) -> list[str]:
    """Which of the words go on from what is typed, or hold it, in their order."""
    wanted = plain(typed)
    return [word for word in words if wanted in plain(word)]


def number(typed: str) -> str | None:
    """The digits of a number as the screen writes it, with or without its full stop; None when it is something else.

    >>> number("16"), number("16."), number("2 joy")
    ('16', '16', None)
    """
    digits = typed.removesuffix(".").rstrip()
    return digits if digits.isdecimal() else None


def _begins(wanted: str, each: Named) -> bool:
    return any(text.startswith(wanted) for text in each.texts)


def _words_begin(short: Sequence[str], words: Sequence[str]) -> bool:
    place = 0
    for word in words:
        if place < len(short) and word.startswith(short[place]):
            place += 1
    return place == len(short)
