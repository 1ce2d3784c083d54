"""Why a move is not legal, as people and programs read it."""

from typing import Any

import msgspec

UNKNOWN_MOVE = "unknown-move"  # the one refusal that is no game's: there is no such move; its clause is ""


class Cause:
    """How one refusal reads: its name, its clause, and what its argument means ("" for none)."""

    __slots__ = ("about", "clause", "name")

    def __init__(self, name: str, clause: str, about: str = "") -> None:
        self.name, self.clause, self.about = name, clause, about


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not legal.

    ``code`` is a word such as ``cannot-afford``; ``clause`` the rule it comes from; ``have`` and ``need`` the two
    numbers that decided, where numbers did (else None); ``args`` what else the sentence needs.  ``game`` and ``box``
    are those of an ``Event``.
    """

    code: str
    clause: str
    have: int | None = None
    need: int | None = None
    args: dict[str, Any] = {}
    game: str = ""
    box: str = ""

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence in ``lang``, "en" or "fr"."""
        from partita.core.game import game  # the registry imports every game; reasons are imported by them

        return game(self.game).reason_text(self, lang)
