"""Lacrimosa: the game as Partita knows it is ``GAME``, made when it is first asked for."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from partita.games.lacrimosa.adapter import Lacrimosa

    GAME: Lacrimosa


def __getattr__(name: str) -> Any:
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from partita.games.lacrimosa.adapter import Lacrimosa

    return globals().setdefault("GAME", Lacrimosa())
