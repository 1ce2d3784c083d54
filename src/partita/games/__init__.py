"""The games, a package for each.

Importing this package puts it in the place of the function ``partita.games``, which has the same name: so it can be
called too, with the same answer.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of the games, sorted."""
        from partita.core.game import GAMES

        return sorted(GAMES)


sys.modules[__name__].__class__ = _Games
