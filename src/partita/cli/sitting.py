"""Somebody at the terminal, with a table before them: what is drawn, asked, explained, taken back.

This file knows no game's rules.  It draws what ``partita.cli.GAME`` makes of a view, and offers what ``choices()``
gives.  ``session.py`` is a game against bots, ``online.py`` a match on a server.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partita.cli.ask import Asker
from partita.cli.drawing import Seen, drawing_of
from partita.cli.meaning import LEAST, Named, cards_meant, meant, number, plain
from partita.cli.options import clause_named
from partita.cli.result import breakdown
from partita.core.errors import Error, UndoBarred
from partita.core.events import Event
from partita.core.game import Choice, game
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.text import joined, message, seat_name, seated, sentence

END_TURN = "end-turn"  # the one move that waits for the person even when it is the only one
_TWO_COLUMNS = 120  # columns from which a list of moves stands in two
_FEW = 8  # moves that stand in one column all the same
_NEAR = 4  # moves named when a word may mean several
_SHOWN = 80  # letters of what was typed that are repeated
_DIGITS = 9  # of a typed number
_BESIDE = 8  # lines for headings, the question and the prompt
NEWS = 40  # lines of news; what is left out of more is counted
_OWN_NEWS = 10  # of them, at most, about the person's own last move where lines are left out


class Sitting(ABC):
    """One sitting: a match, the person's seat, the language, the screen."""

    hint: ClassVar[str] = "prompt-hint"
    completed: tuple[str, ...] = (
        "help", "log", "rules ", "card ", "undo", "uu", "table", "scores", "auto", "write ", "quit",
    )  # fmt: skip
    help_keys: ClassVar[tuple[str, ...]] = (
        "help-number", "help-text", "help-why", "help-undo", "help-table", "help-log", "help-card", "help-scores",
        "help-rules-here", "help-auto", "help-save-here", "help-help", "help-quit",
    )  # fmt: skip

    def __init__(self, match: Seen, seat: int, lang: str, console: Console, auto_end: bool) -> None:
        self.match, self.seat = match, seat
        self.lang, self.console, self.auto_end = lang, console, auto_end
        self.asker = Asker()
        self.drawing = drawing_of(match.game)
        self._told = 0  # events that are no news any more
        self._welcomed = False

    # What the kinds of sittings do in their own ways.

    @abstractmethod
    def _play(self, move: str) -> None:
        """Play a legal move."""

    @abstractmethod
    def _take_back(self, to: Literal["decision", "turn"]) -> None:
        """Take back the last decision, or all of the turn that can be.  Raises UndoBarred."""

    @abstractmethod
    def _taken_back(self) -> None:
        """See to it that what was taken back stays so."""

    @abstractmethod
    def _mover(self, ply: int) -> int | None:
        """Who decided after so many moves."""

    @abstractmethod
    def _events_at(self, ply: int) -> int:
        """How many events had happened after so many moves."""

    @abstractmethod
    def _record(self) -> dict[str, Any]:
        """The record of the match.  Raises Error where it cannot be had."""

    @abstractmethod
    def _names(self) -> list[str]:
        """What the seats are called; "": by their number."""

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        """What the person types.  Raises EOFError."""
        return self.asker.line(prompt, words)

    # Whoever moves.

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
        words = [*(each.label for each in self._named(legal)), *(choice.move for choice in legal), *self.completed]
        try:
            while True:
                said = self._line(f"{self._say('prompt-move')} > ", words)
                answer = self._answer(said, choices, legal)
                if answer is not None:
                    return answer
        except EOFError:
            return False

    def _answer(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        """Do what was said: True when the match has changed, False to leave, None to ask again."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        command = _COMMANDS.get(plain(word)) if word != "U" else "turn"
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
            self._show(choices, legal, whole=True)
        elif command == "scores" and not rest:
            self.console.print(breakdown(self.match, self.lang, self._names()))
        elif command == "auto" and not rest:
            self.auto_end = not self.auto_end
            waiting = self.auto_end and _only_end(legal)  # not ended here: it would be too late to undo anything
            key = "auto-end-next" if waiting else "auto-end-on" if self.auto_end else "auto-end-off"
            self.console.print(self._say(key))
        elif command == "rules":
            self._rules(rest)
        elif command == "card":
            self._card(rest, legal)
        elif command == "write":
            self._write(rest)
        else:
            return self._move(said, choices, legal)
        return None

    def _move(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        if not said:
            if _only_end(legal):
                self._play(END_TURN)
                return True
            return None
        if number(said) is not None:
            numbered = self._numbered(said, legal)
            return None if numbered is None else self._confirmed(numbered, legal)
        tried = self._named(choices)
        found = meant(said, self._named(legal), tried)
        if len(found.moves) == 1:
            (only,) = found.moves
            if not found.surely and not self._agrees("confirm-move", move=only.label):
                return None
            return self._confirmed(only.choice, legal)
        if found.moves:
            labels = [each.label for each in found.moves]
            self._complain("ambiguous-move", move=said[:_SHOWN], moves=self._listed(labels, "or"))
            return None
        barred = meant(said, [each for each in tried if each.choice.reason is not None], tried).moves
        if barred:
            self._refuse(barred)
        elif not self._refuse_unseen(said):
            short = 0 < len(plain(said).replace(" ", "")) < LEAST
            self._complain("short-move" if short else "unknown-move", move=said[:_SHOWN], least=LEAST)
        return None

    def _numbered(self, said: str, legal: Sequence[Choice]) -> Choice | None:
        """The move of a number on the screen; None, and a complaint, when there is none."""
        digits = number(said) or ""
        # Python refuses to read thousands of digits.
        wanted = int(digits) if len(digits) <= _DIGITS else 0
        if 1 <= wanted <= len(legal):
            return legal[wanted - 1]
        self._complain("no-such-number", number=digits[:20], last=len(legal))
        return None

    def _refuse_unseen(self, said: str) -> bool:
        """Say why moves that are not on the screen are not legal; False when there are no such moves."""
        move = " ".join(said.lower().split())
        reason = self.match.why_not(move)
        if reason is not None and reason.code != UNKNOWN_MOVE:
            self._refuse(self._named([_unseen(move, reason)]))
            return True
        barred = [each for each in self._meant_unseen(said) if each.choice.reason is not None]
        self._refuse(barred)
        return bool(barred)

    def _meant_unseen(self, said: str) -> list[Named]:
        """Which moves of the whole game a text means: those about what lies on the table, or else any."""
        rules, box = game(self.match.game), self.match.box
        there = set(_words_of(self.match.view(self.seat)))
        shown, others = list[Named](), list[Named]()
        for code in range(rules.kernels.ACTIONS):
            move = rules.move_text(code, box)
            (each,) = self._named([_unseen(move, None)])
            about = [value for value in rules.move_args(code, box).values() if isinstance(value, str)]
            (shown if there.issuperset(about) else others).append(each)
        found = meant(said, shown, shown).moves or meant(said, others, others).moves
        return [Named(_unseen(each.choice.move, self.match.why_not(each.choice.move)), each.label) for each in found]

    def _confirmed(self, choice: Choice, legal: Sequence[Choice]) -> bool | None:
        """Play a move; ending a turn with something left to do is asked about first."""
        early = choice.move == END_TURN and len(legal) > 1 and not self.auto_end
        if early and self.asker.terminal and not self._agrees("confirm-end-turn"):
            return None
        self._play(choice.move)
        return True

    def _agrees(self, key: str, **args: Any) -> bool:
        """Whether the person says yes.  Raises EOFError."""
        question = self._say("prompt-confirm", question=self._say(key, **args))
        return self.asker.yes(f"{question} ", self._say("say-yes-or-no"), lambda asked: self._line(asked, ()))

    def _undo(self, to: Literal["decision", "turn"]) -> bool | None:
        """Take back the person's last decision, with the forced moves that followed from it, or the whole turn."""
        before = self.match.ply
        if before == 0:
            self._complain("undo-nothing")
            return None
        try:
            while self.match.ply and self._mover(self.match.ply - 1) == self.seat:
                self._take_back(to)
                legal = self.match.legal()
                if len(legal) > 1 or legal[0] == END_TURN:
                    break
        except UndoBarred:
            pass  # as far back as it goes
        taken = before - self.match.ply
        if not taken:
            self._barred()
            return None
        self._told = min(self._told, self._events_at(self.match.ply))
        self._taken_back()
        self.console.print(self._say("undone", count=taken), style="dim")
        return True

    def _barred(self) -> None:
        """Say why nothing can be taken back: who has decided since, or that something hidden has come to light."""
        since = self._last_decision()
        if since is None:
            self._complain("undo-nothing")
            return
        movers = dict.fromkeys(self._mover(ply) for ply in range(since + 1, self.match.ply))
        others = [self._who(seat) for seat in movers if seat is not None and seat != self.seat]
        if others:
            self._complain("undo-decided", who=joined(self.lang, others), count=len(others))
        else:
            self._complain("undo-hidden")

    def _last_decision(self) -> int | None:
        """After how many moves the person decided last; None when they have not yet."""
        plies = range(self.match.ply - 1, -1, -1)
        return next((ply for ply in plies if self._mover(ply) == self.seat), None)

    def _read_before(self) -> int:
        """How many events are no news: those up to the person's last decision, and those of the set-up."""
        return self._events_at(self._last_decision() or 0)

    # What the person sees.

    def show(self) -> None:
        """Show the table, the news and the moves once."""
        choices = self.match.choices()
        self._show(choices, [choice for choice in choices if choice.reason is None])

    def _show(self, choices: Sequence[Choice], legal: Sequence[Choice], whole: bool = False) -> None:
        """The table, or in the middle of a payment only what it touches; then the news; then the moves.

        On a terminal that is not high enough the other seats get a line each, unless the ``whole`` table is asked for.
        """
        with seated(self._names()):
            if any(choice.group for choice in legal):
                self.console.print(self.drawing.brief(self.match, self.seat, self.lang, self.console.width))
            else:
                self._draw(choices, legal, whole)
            self._news()
            self.console.print()
            self.console.print(Text(self.drawing.question(self.match, self.seat, self.lang), style="bold"))
            self._list(legal)
        legend = self.drawing.legend(legal, self.lang)
        if legend:
            self.console.print(legend, style="dim")
        if not self._welcomed:
            self._welcomed = True
            self.console.print(self._say("welcome"), style="italic")
        self.console.print(self._say(self.hint), style="dim")

    def _draw(self, choices: Sequence[Choice], legal: Sequence[Choice], whole: bool) -> None:
        """The table, the other seats in a line each where there is no room for more."""
        self.console.print()
        table = self.drawing.table(self.match, self.seat, self.lang, self.console.width, choices)
        if not whole and self.asker.terminal and not self._fits(table, legal):
            table = self.drawing.table(self.match, self.seat, self.lang, self.console.width, choices, compact=True)
        self.console.print(table)

    def _fits(self, table: Any, legal: Sequence[Choice]) -> bool:
        """Whether the table and what is to be decided stand on the screen at once."""
        lines = len(self.console.render_lines(table, pad=False))
        moves = len(legal) if self.console.width < _TWO_COLUMNS or len(legal) < _FEW else (len(legal) + 1) // 2
        return lines + moves + _BESIDE <= self.console.height

    def _news(self) -> None:
        """What is new; of very much the own last move and the latest lines, and how many stand between them."""
        before = self._told
        events = self.match.events(self.seat, before)
        self._told += len(events)
        lines = self._lines(events)
        if not lines:
            return
        self.console.print(Text(self._say("since-last"), style="bold"))
        if len(lines) <= NEWS:
            self._tell(lines)
            return
        last = self._last_decision()
        after = before if last is None else self._events_at(last + 1)
        own = self._lines(events[: max(0, after - before)])[:_OWN_NEWS]
        latest = lines[len(own) - NEWS :]
        self._tell(own)
        left = self._say("news-left-out", count=len(lines) - len(own) - len(latest))
        self.console.print(Padding(Text(left, style="italic"), (0, 0, 0, 2)))
        self._tell(latest)

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words, a line each, those left out that are hidden."""
        return self.drawing.told([event for event in events if event.kind is not None], self.lang)

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Padding(Text(f"• {line}"), (0, 0, 0, 2)))

    def _list(self, legal: Sequence[Choice]) -> None:
        """The legal moves by kind, numbered; in two columns where there is room."""
        blocks: list[list[RenderableType]] = []
        headings = [Text(self.drawing.heading(choice.kind, self.lang), style="dim underline") for choice in legal]
        for place, choice in enumerate(legal, 1):
            begins = place == 1 or headings[place - 1] != headings[place - 2]
            entry = Table.grid(padding=(0, 1))
            entry.add_column(width=3, justify="right", style="bold green")
            entry.add_column()
            told = self.drawing.sentence(self.match, choice, self.lang)
            note = self.drawing.note(self.match, choice, self.lang)
            entry.add_row(str(place), Text.assemble(told, "  ", note) if note else told)
            blocks.append([headings[place - 1], entry] if begins else [entry])
        if self.console.width < _TWO_COLUMNS or len(blocks) < _FEW:
            self.console.print(Group(*(line for block in blocks for line in block)))
            return
        half, left = sum(map(len, blocks)) / 2, 0
        while sum(map(len, blocks[:left])) < half:
            left += 1
        if len(blocks[left]) == 1:  # a kind that goes on in the second column is named there too
            blocks[left].insert(0, headings[left])
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(*(Group(*(line for block in part for line in block)) for part in (blocks[:left], blocks[left:])))
        self.console.print(grid)

    def _explain(self, move: str, choices: Sequence[Choice]) -> None:
        """Why a move is not legal, or all that are not."""
        tried = self._named(choices)
        if number(move) is not None:
            numbered = self._numbered(move, [choice for choice in choices if choice.reason is None])
            found = [] if numbered is None else self._named([numbered])
        elif move:
            found = meant(move, tried, tried).moves
            if not found and not self._refuse_unseen(move):
                self._complain("unknown-move", move=move[:_SHOWN])
        else:
            found = [each for each in tried if each.choice.reason is not None]
            key = "prompt-illegal" if found else "why-all-legal"
            self.console.print(Text(self._say(key), style="bold" if found else ""))
        for each in found:
            if each.choice.reason is None:
                self.console.print(Text(self._say("why-legal", move=each.label)))
        self._refuse([each for each in found if each.choice.reason is not None])

    def _refuse(self, barred: Sequence[Named]) -> None:
        """Say why moves are not legal, in one line for all that have the same reason."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for each in barred:
            reason = each.choice.reason or Reason("", "")
            reasons.setdefault((reason.text(self.lang), reason.clause), []).append(each.label)
        for (told, clause), labels in reasons.items():
            why = self._say("why-not", move=self._listed(labels, "comma"), reason=told)
            self.console.print(
                Text.assemble(("✗ ", "bold red"), why, (f" {self._say('clause', clause=clause)}", "dim"))
            )

    def _listed(self, labels: Sequence[str], how: str) -> str:
        """The first few of some moves in words, and how many more there are."""
        if len(labels) <= _NEAR + 1:
            return joined(self.lang, labels, how)
        return self._say("and-more", moves=joined(self.lang, labels[:_NEAR], "comma"), count=len(labels) - _NEAR)

    def _named(self, choices: Sequence[Choice]) -> list[Named]:
        """Moves with what they are called on the screen."""
        return [Named(choice, self.drawing.sentence(self.match, choice, self.lang).plain) for choice in choices]

    def _help(self) -> None:
        self.console.print(self.drawing.primer(self.lang))
        rival = self.drawing.rival(self.match, self.lang)
        if rival is not None:
            self.console.print(Text(rival))
        self.console.print(Text(self._say("help-title"), style="bold"))
        for line in self._help_lines():
            self.console.print(f"  {line}", markup=False)

    def _help_lines(self) -> list[str]:
        """What can be typed, a line each."""
        return [self._say(key, clause=self.drawing.EXAMPLE) for key in self.help_keys]

    def _log(self) -> None:
        with seated(self._names()):
            lines = self._lines(self.match.events(self.seat))
        if not lines:
            self.console.print(self._say("nothing-happened"))
        self._tell(lines)

    def _rules(self, wanted: str) -> None:
        clauses = self.drawing.clauses(self.lang)
        if not wanted:
            for chapter, title in self.drawing.chapters(self.lang).items():
                self.console.print(Text(f"  {chapter}  {title}"))
            example = self.drawing.EXAMPLE
            self.console.print(self._say("rules-more", clause=example, chapter=example.partition(".")[0]))
            return
        named = clause_named(wanted, clauses)
        found = [name for name in clauses if name == named or name.startswith(f"{named}.")]
        if not found:
            self._complain("no-such-clause", clause=wanted[:_SHOWN], first=clauses[0], last=clauses[-1])
        for name in found:
            self.console.print(Padding(self.drawing.clause(self.lang, name) or "", (0, 2, 1, 2)), markup=False)

    def _card(self, wanted: str, legal: Sequence[Choice]) -> None:
        """What cards do: that of a move by its number, or those that a name may mean."""
        if not wanted:
            self._complain("card-which")
            return
        if number(wanted) is not None:
            numbered = self._numbered(wanted, legal)
            if numbered is None:
                return
            found = [numbered.args["card"]] if "card" in numbered.args else []
            if not found:
                self._complain("no-card-in-move", move=self._named([numbered])[0].label)
        else:
            found = cards_meant(wanted, self.drawing.card_names(self.match, self.lang))
            if not found:
                self._complain("no-such-card", card=wanted[:_SHOWN])
        cards = self.drawing.cards(self.match, self.lang) if found else {}
        for card in found:
            self.console.print(cards[card])

    def _write(self, file: str) -> None:
        from partita.core.record import save

        if not file:
            self._complain("write-where")
            return
        path = Path(file)
        try:
            path = path.expanduser()
            save(path, self._record())
        except Error as wrong:
            self._complain_of(wrong)
            return
        except (OSError, ValueError, RuntimeError) as wrong:  # a null byte is a ValueError, an unknown ~user the last
            why = getattr(wrong, "strerror", None) or str(wrong)
            self._complain("error-not-writable", file=str(path), why=why)
            return
        self.console.print(self._say("saved", file=str(path)), soft_wrap=True)

    # Words.

    def _say(self, key: str, **args: Any) -> str:
        return message(self.lang, "partita", key, **args)

    def _complain(self, key: str, **args: Any) -> None:
        self.console.print(Text.assemble(("✗ ", "bold red"), self._say(key, **args)))

    def _complain_of(self, wrong: Error) -> None:
        self.console.print(Text.assemble(("✗ ", "bold red"), sentence(wrong.text(self.lang)) + "."))

    def _who(self, seat: int) -> str:
        with seated(self._names()):
            return seat_name(self.lang, seat)


def _only_end(legal: Sequence[Choice]) -> bool:
    """Whether nothing is left to do but to end the turn."""
    return len(legal) == 1 and legal[0].move == END_TURN


def _unseen(move: str, reason: Reason | None) -> Choice:
    """A move that is not on the screen, and why it is not legal."""
    return Choice(move, move.partition(" ")[0], {}, reason, reveals=False, wastes=0, group=None)


def _words_of(part: object) -> Iterator[str]:
    """All texts in a part of a view, such as ids of cards and places."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        yield from _words_of([*part, *part.values()])
    elif isinstance(part, list):
        for each in part:
            yield from _words_of(each)


_COMMANDS = {
    "q": "quit", "quit": "quit", "exit": "quit", "quitter": "quit",
    "u": "undo", "undo": "undo", "annuler": "undo",
    "uu": "turn",
    "h": "help", "help": "help", "aide": "help",
    "l": "log", "log": "log", "journal": "log",
    "t": "table", "table": "table",
    "s": "scores", "scores": "scores",
    "a": "auto", "auto": "auto",
    "r": "rules", "rules": "rules", "regles": "rules",
    "c": "card", "card": "card", "carte": "card",
    "w": "write", "write": "write",
}  # fmt: skip
