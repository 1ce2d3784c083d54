"""A game at the terminal: one person, bots on the other seats.

This file knows no game's rules.  It draws what ``partita.cli.GAME`` makes of a view, offers what ``choices()`` gives,
and writes the save after every decision of the person.
"""

import contextlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partita.cli import saves
from partita.cli.ask import YES, Asker
from partita.cli.drawing import drawing_of
from partita.cli.result import breakdown, result
from partita.core.errors import UndoBarred
from partita.core.events import Event
from partita.core.game import Choice
from partita.core.match import Match
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.text import message, seat_name, seated

if TYPE_CHECKING:
    from partita import Bot

END_TURN = "end-turn"  # the one move that waits for the person even when it is the only one
_TWO_COLUMNS = 120  # columns from which a list of moves stands in two
_FEW = 8  # moves that stand in one column all the same
_NEAR = 4  # moves named when a word may mean several
_SHOWN = 80  # letters of what was typed that are repeated
_DIGITS = 9  # of a typed number
_LOG_LINES = 40
_RECALLED = 12  # events told again when a saved game goes on


class Session:
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
        self.match, self.seat, self.bots = match, seat, bots
        self.path, self._save, self.retire = path, save, retire
        self.lang, self.console, self.auto_end = lang, console, auto_end
        self.asker = Asker()
        self.drawing = drawing_of(match.game)
        self._told = max(0, len(match.events(seat)) - (_RECALLED if match.ply else 0))  # events that were read
        self._unsaved: str | None = None  # why the last save failed

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.save()
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
        )
        self._unsaved = None
        try:
            saves.write(self.path, kept)
        except OSError as wrong:
            self._unsaved = wrong.strerror or str(wrong)

    def _leave(self) -> None:
        """The person goes: say where the match is, or that it is nowhere."""
        if self._unsaved is not None:
            self._try_to_save()  # there may be room now
        if self._unsaved is None:
            self.console.print(self._say("saved", file=str(self.path)), soft_wrap=True)
        else:
            self._complain("save-lost", file=str(self.path), why=self._unsaved)
        self.console.print(self._say("bye"))

    # Whoever moves.

    def _bot(self, mover: int | None) -> None:
        legal = self.match.legal()
        if len(legal) == 1 or mover is None:
            self.match.play(legal[0])
            return
        thinking = self.console.status(self._say("thinking", who=self._who(mover)))
        with thinking if self.asker.terminal else contextlib.nullcontext():
            move = self.bots[mover].choose(self.match.view(mover), legal)
        self.match.play(move)

    def _forced(self) -> bool:
        """Play the only move, unless it ends the turn."""
        legal = self.match.legal()
        if len(legal) > 1 or (legal[0] == END_TURN and not self.auto_end):
            return False
        if legal[0] != END_TURN:
            choice = next(c for c in self.match.choices() if c.move == legal[0])
            told = self.drawing.sentence(self.match, choice, self.lang).plain
            self.console.print(self._say("forced", move=told), style="dim")
        self._play(legal[0])
        return True

    def _person(self) -> bool:
        """Show the table and do what the person says; False when they leave."""
        choices = self.match.choices()
        legal = [choice for choice in choices if choice.reason is None]
        self._show(choices, legal)
        while True:
            try:
                words = [choice.move for choice in legal]
                said = self.asker.line(f"{self._say('prompt-move')} > ", [*words, *_COMPLETED])
            except EOFError:
                return False
            answer = self._answer(said, choices, legal)
            if answer is not None:
                return answer

    def _answer(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        """Do what was said: True when the match has changed, False to leave, None to ask again."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        command = _COMMANDS.get(word.lower()) if word != "U" else "turn"
        if said.startswith("?"):
            self._explain(said[1:].strip(), choices)
        elif command == "quit" and not rest:
            return False
        elif command in ("undo", "turn") and not rest:
            return self._undo("turn" if command == "turn" else "decision")
        elif command == "help" and not rest:
            self._help()
        elif command == "log" and not rest:
            self._log()
        elif command == "table" and not rest:
            self._show(choices, legal)
        elif command == "scores" and not rest:
            self.console.print(breakdown(self.match, self.lang, self._names()))
        elif command == "auto" and not rest:
            self.auto_end = not self.auto_end
            self.console.print(self._say("auto-end-on" if self.auto_end else "auto-end-off"))
            return True if self.auto_end else None
        elif command == "rules":
            self._rules(rest)
        elif command == "card":
            self._card(rest)
        elif command == "write" and rest:
            self._write(Path(rest).expanduser())
        else:
            return self._move(said, legal)
        return None

    def _move(self, said: str, legal: Sequence[Choice]) -> bool | None:
        only_end = len(legal) == 1 and legal[0].move == END_TURN
        if not said:
            if only_end:
                self._play(END_TURN)
                return True
            return None
        if said.isdecimal():
            if not 1 <= _number(said) <= len(legal):
                self._complain("no-such-number", number=said[:20], last=len(legal))
                return None
            return self._confirmed(legal[_number(said) - 1], legal)
        wanted = " ".join(said.lower().split())
        exact = [choice for choice in legal if choice.move == wanted]
        near = exact or _meant(wanted, legal)
        if len(near) == 1:
            return self._confirmed(near[0], legal)
        if len(near) > 1:
            shown = ", ".join(choice.move for choice in near[:_NEAR]) + (" …" if len(near) > _NEAR else "")
            self._complain("ambiguous-move", move=said[:_SHOWN], moves=shown)
            return None
        reason = self.match.why_not(wanted)
        if reason is None or reason.code == UNKNOWN_MOVE:
            self._complain("unknown-move", move=said[:_SHOWN])
        else:
            self._refused(wanted, reason)
        return None

    def _confirmed(self, choice: Choice, legal: Sequence[Choice]) -> bool | None:
        """Play a move; ending a turn with something left to do is asked about first."""
        if choice.move == END_TURN and len(legal) > 1 and not self.auto_end and self.asker.terminal:
            question = self._say("prompt-confirm", question=self._say("confirm-end-turn"))
            if not self.asker.yes(f"{question} ", YES):
                return None
        self._play(choice.move)
        return True

    def _play(self, move: str) -> None:
        self.match.play(move)
        self.save()

    def _undo(self, to: Literal["decision", "turn"]) -> bool | None:
        """Take back the person's last decision, with the forced moves that followed from it, or the whole turn."""
        before = self.match.ply
        if before == 0:
            self._complain("undo-nothing")
            return None
        try:
            while self.match.ply and self.match.at(self.match.ply - 1).to_move == self.seat:
                self.match.undo(to)
                legal = self.match.legal()
                if len(legal) > 1 or legal[0] == END_TURN:
                    break
        except UndoBarred:
            pass  # as far back as it goes
        taken = before - self.match.ply
        if not taken:
            self._complain("undo-barred")
            return None
        self._told = min(self._told, len(self.match.events(self.seat)))
        self.save()
        self.console.print(self._say("undone", count=taken), style="dim")
        return True

    # What the person sees.

    def show(self) -> None:
        """Show the table, the news and the moves once."""
        choices = self.match.choices()
        self._show(choices, [choice for choice in choices if choice.reason is None])

    def _show(self, choices: Sequence[Choice], legal: Sequence[Choice]) -> None:
        """The table, or in the middle of a payment only what it touches; then the news; then the moves."""
        with seated(self._names()):
            if any(choice.group for choice in legal):
                self.console.print(self.drawing.brief(self.match, self.seat, self.lang, self.console.width))
            else:
                self.console.print()
                self.console.print(self.drawing.table(self.match, self.seat, self.lang, self.console.width, choices))
            self._news()
            self.console.print()
            self.console.print(Text(self.drawing.question(self.match, self.seat, self.lang), style="bold"))
            self._list(legal)
        legend = self.drawing.legend(legal, self.lang)
        if legend:
            self.console.print(legend, style="dim")
        self.console.print(self._say("prompt-hint"), style="dim")

    def _news(self) -> None:
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        news = [event for event in events if event.kind is not None]
        if news:
            self.console.print(Text(self._say("since-last"), style="bold"))
            self._tell(news[-_LOG_LINES:])

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(Padding(Text(f"• {event.text(self.lang)}"), (0, 0, 0, 2)))

    def _list(self, legal: Sequence[Choice]) -> None:
        """The legal moves by kind, numbered; in two columns where there is room."""
        blocks: list[list[RenderableType]] = []
        kind = ""
        for number, choice in enumerate(legal, 1):
            lines: list[RenderableType] = []
            heading = self.drawing.heading(choice.kind, self.lang)
            if heading != kind:
                kind = heading
                lines.append(Text(heading, style="dim underline"))
            entry = Table.grid(padding=(0, 1))
            entry.add_column(width=3, justify="right", style="bold green")
            entry.add_column()
            told = self.drawing.sentence(self.match, choice, self.lang)
            note = self.drawing.note(self.match, choice, self.lang)
            entry.add_row(str(number), Text.assemble(told, "  ", note) if note else told)
            blocks.append([*lines, entry])
        if self.console.width < _TWO_COLUMNS or len(blocks) < _FEW:
            self.console.print(Group(*(line for block in blocks for line in block)))
            return
        half, left = sum(map(len, blocks)) / 2, 0
        while sum(map(len, blocks[:left])) < half:
            left += 1
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(*(Group(*(line for block in part for line in block)) for part in (blocks[:left], blocks[left:])))
        self.console.print(grid)

    def _explain(self, move: str, choices: Sequence[Choice]) -> None:
        """Why a move is not legal, or all that are not."""
        if move:
            wanted = " ".join(move.lower().split())
            if wanted.isdecimal():
                legal = [choice for choice in choices if choice.reason is None]
                if 1 <= _number(wanted) <= len(legal):
                    wanted = legal[_number(wanted) - 1].move
            near = [choice for choice in choices if choice.move == wanted] or _meant(wanted, choices)
            moves = [choice.move for choice in near] or [wanted]
            for each in moves:
                reason = self.match.why_not(each)
                if reason is None:
                    self.console.print(self._say("why-legal", move=each))
                elif reason.code == UNKNOWN_MOVE:
                    self._complain("unknown-move", move=move[:_SHOWN])
                else:
                    self._refused(each, reason)
            return
        refused = [choice for choice in choices if choice.reason is not None]
        if not refused:
            self.console.print(self._say("why-all-legal"))
            return
        self.console.print(Text(self._say("prompt-illegal"), style="bold"))
        for choice in refused:
            if choice.reason is not None:
                told = self.drawing.sentence(self.match, choice, self.lang).plain
                self._refused(told, choice.reason)

    def _refused(self, move: str, reason: Reason) -> None:
        why = self._say("why-not", move=move, reason=reason.text(self.lang))
        self.console.print(
            Text.assemble(("✗ ", "bold red"), why, (f" {self._say('clause', clause=reason.clause)}", "dim"))
        )

    def _help(self) -> None:
        self.console.print(Text(self._say("help-title"), style="bold"))
        first = self.drawing.clauses(self.lang)[0]
        for key in _HELP:
            self.console.print(f"  {self._say(key, clause=first)}")

    def _log(self) -> None:
        events = [event for event in self.match.events(self.seat) if event.kind is not None]
        if not events:
            self.console.print(self._say("nothing-happened"))
            return
        with seated(self._names()):
            self._tell(events)

    def _rules(self, wanted: str) -> None:
        clauses = self.drawing.clauses(self.lang)
        named = wanted.upper() or clauses[0]
        found = [name for name in clauses if name == named or name.startswith(f"{named}.")]
        if not found:
            self._complain("no-such-clause", clause=wanted[:_SHOWN], first=clauses[0], last=clauses[-1])
        for name in found:
            self.console.print(Padding(self.drawing.clause(self.lang, name) or "", (0, 2, 1, 2)), markup=False)

    def _card(self, wanted: str) -> None:
        cards = self.drawing.cards(self.match, self.lang)
        key = wanted.lower()
        found = (
            [cards[key]] if key in cards else [text for card, text in cards.items() if key and _within(key, card, text)]
        )
        if not found:
            self._complain("no-such-card", card=wanted[:_SHOWN])
        for text in found:
            self.console.print(text)

    def _write(self, path: Path) -> None:
        from partita.core.record import save

        try:
            save(path, self.match.record())
        except (OSError, ValueError) as wrong:  # a name with a null byte is a ValueError
            why = getattr(wrong, "strerror", None) or str(wrong)
            self._complain("error-not-writable", file=str(path), why=why)
            return
        self.console.print(self._say("saved", file=str(path)), soft_wrap=True)

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

    # Words.

    def _say(self, key: str, **args: Any) -> str:
        return message(self.lang, "partita", key, **args)

    def _complain(self, key: str, **args: Any) -> None:
        self.console.print(Text.assemble(("✗ ", "bold red"), self._say(key, **args)))

    def _names(self) -> list[str]:
        """What the seats are called: the person has no name, bots have theirs, and so has the rulebook's in solo."""
        if self.match.players == 1:
            return ["", self.drawing.opponent(self.lang)]
        bots = iter(self._save.bots)
        return [
            self._say("player-bot", bot=next(bots), seat=seat + 1) if seat in self.bots else ""
            for seat in range(self.match.players)
        ]

    def _who(self, seat: int) -> str:
        with seated(self._names()):
            return seat_name(self.lang, seat)


def _number(digits: str) -> int:
    """A typed number; 0, which is no move's, when it has more digits than any could have (Python refuses thousands)."""
    return int(digits) if len(digits) <= _DIGITS else 0


def _meant(wanted: str, choices: Sequence[Choice]) -> list[Choice]:
    """The moves that a shortened text may mean: those it begins, or else those whose words it begins, in order."""
    if not wanted:
        return []
    begun = [choice for choice in choices if choice.move.startswith(wanted)]
    return begun or [
        choice for choice in choices if _words_begin(wanted.split(), choice.move.replace("-", " ").split())
    ]


def _words_begin(short: Sequence[str], words: Sequence[str]) -> bool:
    place = 0
    for word in words:
        if place < len(short) and word.startswith(short[place]):
            place += 1
    return place == len(short)


def _within(key: str, card: str, text: Text) -> bool:
    return key in card or key in text.plain.lower()


_COMMANDS = {
    "q": "quit", "quit": "quit", "exit": "quit", "quitter": "quit",
    "u": "undo", "undo": "undo", "annuler": "undo",
    "uu": "turn",
    "h": "help", "help": "help", "aide": "help",
    "l": "log", "log": "log", "journal": "log",
    "t": "table", "table": "table",
    "s": "scores", "scores": "scores",
    "a": "auto", "auto": "auto",
    "r": "rules", "rules": "rules", "règles": "rules", "regles": "rules",
    "c": "card", "card": "card", "carte": "card",
    "w": "write", "write": "write",
}  # fmt: skip
_COMPLETED = ("help", "log", "rules ", "card ", "undo", "uu", "table", "scores", "auto", "write ", "quit")
_HELP = (
    "help-number", "help-text", "help-why", "help-undo", "help-table", "help-log", "help-card", "help-scores",
    "help-rules-here", "help-auto", "help-save-here", "help-help", "help-quit",
)  # fmt: skip
