"""A game at the terminal: one person, bots on the other seats.  The save is written after every decision."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Console

from partita.cli import saves
from partita.cli.result import result
from partita.cli.sitting import Sitting
from partita.core.errors import BadOption, Error, IllegalMove
from partita.core.match import Match
from partita.lab.bots import asked
from partita.text import seated
from partita.text.cards import named_by

if TYPE_CHECKING:
    from partita import Bot


class Session(Sitting):
    """One sitting: a match, the person's seat, the bots, the language, the save."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: "Mapping[int, Bot]",
        save: saves.Save,
        path: Path,
        lang: str,
        console: Console,
        *,
        auto_end: bool = False,
        retire: bool = True,
    ) -> None:
        super().__init__(match, seat, lang, console, auto_end)
        self.match: Match = match
        self.bots, self.path, self._save, self.retire = bots, path, save, retire
        self._told = self._read_before()
        self._logged: list[str | None] = []  # the events so far in words, None for hidden ones
        self._unsaved: str | None = None  # why the last save failed
        self._welcomed = match.ply > 0  # a match that begins may be somebody's first

    def run(self) -> None:
        """Play until the match is over or the person leaves.

        Raises BadOption for a bot that fails, and KeyboardInterrupt; what becomes of the match has then been said.
        """
        self.save()
        try:
            with named_by(self.match.box.rows):
                self._play_on()
        except (Error, KeyboardInterrupt):
            self.console.print()
            self._told_saved()
            raise

    def _play_on(self) -> None:
        while not self.match.is_over:
            mover = self.match.to_move
            if mover != self.seat:
                self._bot(mover)
            elif not self._forced() and not self._person():
                self._leave()
                return
        self._finish()

    def save(self) -> None:
        """Write the match down; a full disk does not end it."""
        self._try_to_save()
        if self._unsaved is not None:
            self._complain("save-failed", file=str(self.path), why=self._unsaved)

    def _try_to_save(self) -> None:
        kept = saves.Save(
            format=self._save.format,
            seat=self._save.seat,
            bots=self._save.bots,
            bot_seed=self._save.bot_seed,
            record=self.match.record(),
            view=self.match.view(self.seat),
            log=self._sentences(),
        )
        self._unsaved = None
        try:
            saves.write(self.path, kept)
        except OSError as wrong:
            self._unsaved = wrong.strerror or str(wrong)

    def _sentences(self) -> list[str]:
        """All that has been told to the person so far; only what is new is put into words."""
        with seated(self._names()):
            for event in self.match.events(self.seat, len(self._logged)):
                self._logged.append(None if event.kind is None else event.text(self.lang))
        return [sentence for sentence in self._logged if sentence is not None]

    def _leave(self) -> None:
        """The person goes: say where the match is, what the bots have done since included, or that it is nowhere."""
        self._try_to_save()
        self._told_saved()
        self.console.print(self._say("bye"))

    def _told_saved(self) -> None:
        """Say where the match is, or that it is nowhere."""
        if self._unsaved is not None:
            self._try_to_save()  # there may be room now
        if self._unsaved is None:
            self.console.print(self._say("saved", file=str(self.path)), soft_wrap=True)
        else:
            self._complain("save-lost", file=str(self.path), why=self._unsaved)

    # Whoever moves.

    def _bot(self, mover: int | None) -> None:
        """Let a bot decide.  Raises BadOption, with the bot's name, when it fails or answers with no legal move."""
        legal = self.match.legal()
        if len(legal) == 1 or mover is None:
            self.match.play(legal[0])
            return
        thinking = self.console.status(self._say("thinking", who=self._who(mover)))
        name = self._bots_by_seat()[mover]
        with thinking if self.asker.terminal else contextlib.nullcontext():
            move = asked(self.bots[mover], name, self.match.view(mover), legal)
        try:
            self.match.play(move)
        except IllegalMove as wrong:
            raise BadOption("bot-illegal", name=name, why=wrong) from None

    def _bots_by_seat(self) -> dict[int, str]:
        """The names of the bots as they were asked for."""
        others = (seat for seat in range(self.match.players) if seat != self.seat)
        return dict(zip(others, self._save.bots, strict=False))

    def _play(self, move: str) -> None:
        self.match.play(move)
        self.save()

    def _take_back(self, to: Literal["decision", "turn"]) -> None:
        self.match.undo(to)

    def _taken_back(self) -> None:
        del self._logged[len(self.match.events(self.seat)) :]
        self.save()

    def _mover(self, ply: int) -> int | None:
        return self.match.at(ply).to_move

    def _events_at(self, ply: int) -> int:
        return len(self.match.at(ply).events(self.seat))

    def _record(self) -> dict[str, Any]:
        return self.match.record()

    # The end.

    def _finish(self) -> None:
        """The final table, the last news, the points."""
        with seated(self._names()):
            self.console.print(self.drawing.table(self.match, self.seat, self.lang, self.console.width, ()))
            self._news()
        self.console.print(result(self.match, self.lang, self._names(), self.seat))
        self._try_to_save()
        if self._unsaved is not None:  # an older save that may be there stays where it is
            self._complain("save-lost", file=str(self.path), why=self._unsaved)
            return
        kept = self.path
        if self.retire:
            try:
                kept = saves.retire(self.path) or self.path
            except OSError as wrong:
                self._complain("save-not-moved", file=str(self.path), why=wrong.strerror or str(wrong))
        self.console.print(self._say("saved", file=str(kept)), style="dim", soft_wrap=True)

    def _names(self) -> list[str]:
        """What the seats are called: the person has no name, bots have theirs, and so has the rulebook's in solo."""
        if self.match.players == 1:
            return ["", self.drawing.opponent(self.lang)]
        bots = iter(self._save.bots)
        return [
            self._say("player-bot", bot=next(bots), seat=seat + 1) if seat in self.bots else ""
            for seat in range(self.match.players)
        ]
