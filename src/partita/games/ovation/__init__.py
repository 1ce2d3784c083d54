"""Ovation: the game as Partita knows it is ``GAME``, made when it is first asked for."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from partita.games.ovation.adapter import Ovation

    GAME: Ovation


def __getattr__(name: str) -> Any:
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from partita.games.ovation.adapter import Ovation

    return globals().setdefault("GAME", Ovation())
