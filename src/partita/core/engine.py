"""The engine as research uses it: a game's compiled doors, with the words for its codes beside them."""

from pathlib import Path
from typing import Any

from partita.core.game import Box, Records
from partita.core.game import game as game_named


class Engine:
    """The compiled rules of one game.  For research and independent timing; nothing here checks its arguments.

    All doors of ``kernels`` are attributes of the engine too, the compiled functions themselves.  Three of them,
    ``legal``, ``step`` and ``advance``, are entered without even a look at the types: give them exactly what is said
    here, or take the slower ``kernels.legal``, ``kernels.step`` and ``kernels.advance``.  In what follows

    - ``games`` is ``numpy.zeros(n, engine.STATE)``, n matches, and ``i`` the index of one of them;
    - ``box`` is ``engine.load_box()``, a ``numpy`` array of one ``engine.BOX``;
    - ``out`` is ``numpy.zeros(engine.MAX_LEGAL, numpy.int16)``, for lists of action codes;
    - ``action`` is an action code, a plain ``int`` in 0..ACTIONS-1, legal now (for a NumPy number the door would be
      compiled once more, which takes its time);
    - ``seed`` is ``engine.seed(number)``, uint64[2]; ``setup`` is ``engine.setup(players)``, int64;
    - ``log`` is ``engine.no_log()``, or ``engine.new_log()`` to have events noted (``partita.core.log``);
    - ``thinker`` is ``numpy.array([seed, 0], numpy.uint64)``, a generator apart from any match.

    The doors:

    - ``new(games, i, box, seed, setup, log)``: set up match i;
    - ``legal(games, i, box, out) -> n``: list the legal actions, ascending; 0 exactly when the match is over;
    - ``step(games, i, box, action)``: do an action;
    - ``advance(games, i, box, action, out) -> n``: do an action and list what is legal next, in one call;
    - ``advance_many(games, box, actions, out, counts)``: ``advance`` for all n matches: int16[n], int16[n, MAX_LEGAL],
      int64[n]; matches that are over are left alone and count 0;
    - ``narrate(games, i, box, action, log)``: ``step``, with events;
    - ``why(games, i, box, action, numbers) -> code``: why an action is not legal, 0 if it is; numbers is int64[3];
    - ``to_move(games, i) -> seat``, -1 when over; ``is_over(games, i) -> bool``;
    - ``scores(games, i, box, points)``: int64[MAX_SEATS]; ``returns(games, i, box, shares)``: float64[MAX_SEATS];
    - ``view(games, i, seat, views, j)``: write to views[j] what a seat may know (-1: a spectator);
    - ``resample(views, j, box, thinker)``: turn a view into a state that fits it;
    - ``check(games, i, box) -> bits``: the broken invariants, 0 when all hold;
    - ``value(views, j, box, seat) -> hundredths of a point``: how good a view looks.

    A whole match of two, moves at random:

    >>> import numpy as np, partita
    >>> e = partita.engine("ovation")
    >>> games, box, out = np.zeros(1, e.STATE), e.load_box(), np.zeros(e.MAX_LEGAL, np.int16)
    >>> e.new(games, 0, box, e.seed(7), e.setup(players=2), e.no_log())
    >>> draw, n = np.random.default_rng(7), e.legal(games, 0, box, out)
    >>> while n:
    ...     n = e.advance(games, 0, box, int(out[draw.integers(n)]), out)
    >>> e.is_over(games, 0)
    True
    """

    def __init__(self, name: str) -> None:
        """Raises BadOption for an unknown game."""
        from partita.core.log import new_log, no_log
        from partita.kernel.rng import seed_words

        self._game = game_named(name)
        self._loaded: dict[bytes, Box] = {}
        self.name = name
        self.kernels = kernels = self._game.kernels
        self.STATE, self.BOX = kernels.STATE, kernels.BOX
        self.ACTIONS, self.MAX_LEGAL, self.MAX_SEATS = kernels.ACTIONS, kernels.MAX_LEGAL, kernels.MAX_SEATS
        self.new, self.narrate = kernels.new, kernels.narrate
        self.advance_many, self.why = kernels.advance_many, kernels.why
        self.to_move, self.is_over = kernels.to_move, kernels.is_over
        self.scores, self.returns, self.value = kernels.scores, kernels.returns, kernels.value
        self.view, self.resample, self.check = kernels.view, kernels.resample, kernels.check
        self.seed, self.new_log, self.no_log = seed_words, new_log, no_log
        self._enter_everyday_doors()

    def _enter_everyday_doors(self) -> None:
        """``legal``, ``step`` and ``advance`` without the look at their arguments, which takes longer than a move."""
        import numpy as np

        from partita.kernel.jit import entered

        kernels, box = self.kernels, self._game.load_box(None).data
        games, out = np.zeros(1, self.STATE), np.zeros(self.MAX_LEGAL, np.int16)
        kernels.new(games, 0, box, self.seed(0), self.setup(self.MAX_SEATS), self.no_log())
        self.legal = entered(kernels.legal, games, 0, box, out)
        self.advance = entered(kernels.advance, games, 0, box, int(out[0]), out)
        self.step = entered(kernels.step, games, 0, box, int(out[0]))

    def load_box(self, folder: "str | Path | None" = None) -> Records:
        """BOX[1] of a folder, or the game's own; a copy, to be changed (see ``derive``).  Raises BadBox."""
        box = self._game.load_box(None if folder is None else Path(folder))
        self._loaded[box.data.tobytes()] = box
        return box.data.copy()

    def derive(self, box: Records) -> None:
        """Work out anew, in place, what of a box follows from the rest: to be called when that has been changed.

        The kernels look up sets of cards, such as those that cost at most so much, which stand in the box too.  Nothing
        is compiled again; and nothing is checked: keep to values that a box's files may hold.

        What if one card cost nothing?

        >>> import partita
        >>> e = partita.engine("ovation")
        >>> box = e.load_box()
        >>> box["music"]["cost"][0, 20] = 0
        >>> e.derive(box)

        And now play, with this box in place of the game's own.
        """
        self._game.derive(box)

    def setup(self, players: int, options: dict[str, Any] | None = None, box: "Box | Records | None" = None) -> Any:
        """What ``new`` is to be told.  Raises BadOption."""
        return self._game.setup(players, self._game.check_options(players, options), self._named(box))

    def text(self, action: int, box: "Box | Records | None" = None) -> str:
        """An action code as a move text.

        ``box`` says whose cards are named: a box, or BOX[1] from ``load_box``; None, or an array that has been changed
        since: the game's own, whose cards have the same numbers.
        """
        return self._game.move_text(int(action), self._named(box))

    def parse(self, move: str, box: "Box | Records | None" = None) -> int | None:
        """A move text as an action code, or None when there is no such move; ``box`` as for ``text``."""
        return self._game.parse(move, self._named(box))

    def _named(self, box: "Box | Records | None") -> Box:
        if isinstance(box, Box):
            return box
        known = None if box is None else self._loaded.get(box.tobytes())
        return known or self._game.load_box(None)

    def __repr__(self) -> str:
        return f"<partita engine: {self.name}>"
