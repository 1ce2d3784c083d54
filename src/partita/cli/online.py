"""A match on a server at the terminal: the table as for a game played here, drawn from what the server tells."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, NamedTuple
from urllib.parse import urljoin

from rich.console import Console
from rich.text import Text

from partita.cli import saves
from partita.cli.ask import Interrupted
from partita.cli.meaning import number, plain
from partita.cli.online_match import OnlineMatch
from partita.cli.result import result
from partita.cli.sitting import Sitting
from partita.client import Client, Follower, Refused, Unreachable
from partita.core.errors import Error, UndoBarred
from partita.core.game import Choice, game
from partita.core.record import save
from partita.core.standing import answer_text, answer_word, answers_to, question_text
from partita.server.wire import LONGEST_CHAT, Item, MatchInfo, SeatInfo
from partita.text import LANGUAGES, joined, seated
from partita.text.cards import named_by

_MINUTE = 60
_LOOK_SECONDS = 1.0  # between two looks at the line, where nobody is at a prompt
# What is told when others do it; {who} is the seat that did.
_TOLD = {
    "take": "online-came",
    "leave": "online-got-up",
    "start": "online-begun",
    "undo": "online-undone",
    "resign": "online-gone",
    "return": "online-returned",
}
_TURNS = {"start", "move", "undo", "resign", "bot", "return", "close"}  # entries after which the table is another


class Standing(NamedTuple):
    """An answer that a seat may give once and for all, and the question."""

    question: str
    answer: str


class OnlineSession(Sitting):
    """One sitting at a match on a server."""

    hint = "prompt-hint-online"
    hint_after: ClassVar[str] = "prompt-hint-after"
    rematch_open: ClassVar[str] = "online-rematch"
    completed = (*Sitting.completed, "say ", "resign", "vote ", "back", "mute ", "unmute ", "rematch")
    help_keys: ClassVar[tuple[str, ...]] = (
        *(key for key in Sitting.help_keys if key not in ("help-save-here", "help-quit")),
        "help-say", "help-mute", "help-resign", "help-vote", "help-back", "help-rematch", "help-leave",
    )  # fmt: skip

    def __init__(
        self, client: Client, follower: Follower, info: MatchInfo, seat: int, lang: str, console: Console,
        *, auto_end: bool = False,
    ) -> None:  # fmt: skip
        """``seat`` is the person's, or ONLOOKER."""
        self.match: OnlineMatch = OnlineMatch(client, follower, info)
        super().__init__(self.match, seat, lang, console, auto_end)
        self._client, self._follower, self._info = client, follower, info
        self._answers = _standing_words(info.game)
        self._stands = True  # whether the line stood when that was told last
        self._began = False  # whether what happens is news
        self._away = set[int]()  # seats whose people were said not to be there
        self._offered: str | None = None  # the rematch that was told of
        self._next: MatchInfo | None = None  # the rematch that the person goes on with

    def run(self) -> MatchInfo | None:
        """Play until the match is over or the person leaves; returns the rematch that they go on with, if they do.

        Raises Error and KeyboardInterrupt.
        """
        try:
            with named_by(self.match.box.rows):
                self._absorb()
                if self._gather() and self._play_on():
                    self._stay()
            if self._next is None:
                self._leave()
        except (Error, KeyboardInterrupt):
            self.console.print()
            self._leave()
            raise
        return self._next

    def _gather(self) -> bool:
        """Wait until all seats are taken; False when the person leaves."""
        self._began = True
        self._tell_people()
        if self.match.status == "waiting":
            self._invite()
        while self.match.status == "waiting":
            if not self._watch(self._say("prompt-gather")):
                return False
        return True

    def _invite(self) -> None:
        """Say how others come."""
        link = urljoin(self._client.url, self._info.link)  # a path only, where a server does not know its address
        self.console.print(self._say("online-invite", link=link), soft_wrap=True)
        told = self._say("online-command", command=f"partita play --server {link}")
        self.console.print(told, style="dim", soft_wrap=True)

    def _play_on(self) -> bool:
        """Play; False when the person leaves."""
        if not self.match.has_begun:
            self.console.print(self._say("online-closed"))
            return True
        self._told = self._read_before()
        self._welcomed = self._last_decision() is not None
        if not self.match.is_over:
            for question, answer in self.match.standing(self.seat).items():
                self._tell_standing(Standing(question, answer))
        if not self._decides() and not self.match.is_over:
            self._show((), (), whole=True)
        while not self.match.is_over:
            if self._decides():
                if not self._forced() and not self._person():
                    return False
            elif not self._watch(self._say("prompt-wait", who=self._who(self.match.to_move or 0))):
                return False
        self._finish()
        return True

    def _decides(self) -> bool:
        return self.match.decides(self.seat)

    def _stay(self) -> None:
        """After the end: once more, a word to the others, a look at the log, until the person leaves."""
        self._tell_rematch()
        if not self.asker.terminal:
            if self._offered is None and self.match.has_begun:
                self._tell_dim("online-once-more", command=self._command(self._info.id))
            return
        self._tell_dim(self.hint_after)
        while self._watch(self._say("prompt-after")):
            pass

    def _leave(self) -> None:
        if not self.match.is_over:
            self._tell_dim("online-left", command=self._command(self._info.id))
        self.console.print(self._say("bye"))

    def _command(self, match: str) -> str:
        """What to type to come to a match."""
        return f"partita play --server {self._client.url}/m/{match}"

    # What the server tells.

    def _watch(self, prompt: str) -> bool:
        """Wait for what others do; the person may speak meanwhile.  False when they leave."""
        if not self.asker.terminal:
            self._follower.wait(_LOOK_SECONDS)
            self._absorb()
            return True
        try:
            said = self._line(f"{prompt} > ", self.completed)
            return self._answer(said, (), ()) is not False
        except Interrupted:
            return True
        except EOFError:
            return False

    def _person(self) -> bool:
        try:
            return super()._person()
        except Interrupted:
            return True  # the table is drawn anew

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        """What the person types.  Raises EOFError, and Interrupted when the table has become another."""
        while True:
            try:
                return self.asker.line(prompt, words, self._news_there)
            except Interrupted:
                if self._absorb():
                    raise

    def _agrees(self, key: str, **args: Any) -> bool:
        try:
            return super()._agrees(key, **args)
        except Interrupted:  # what was asked about is no more
            self.asker.forget()
            raise

    def _news_there(self) -> bool:
        moved = self._follower.connected != self._stands
        return moved or self._follower.has_news or bool(self._came_or_went())

    def _came_or_went(self) -> list[SeatInfo]:
        """The seats of others whose people are there again, or no longer."""
        there = zip(self.match.seats, self._follower.present, strict=False)  # empty before anything was told
        return [
            seat
            for seat, present in there
            if seat.kind == "person" and not seat.mine and present == (seat.seat in self._away)
        ]

    def _tell_people(self) -> None:
        """Tell who is there again, or no longer."""
        for seat in self._came_or_went():
            back = seat.seat in self._away
            self._away ^= {seat.seat}
            self._tell_dim("online-there" if back else "online-away", who=self._who(seat.seat))

    def _absorb(self) -> bool:
        """Take in and tell what has happened; whether the table has become another."""
        if self._follower.connected != self._stands:
            self._stands = not self._stands
            self.console.print(self._say("online-again" if self._stands else "online-lost"), style="dim")
        update = self._follower.next(0 if self._began else None)
        if update is not None:
            self.match.take(update)
            if update.to_move in self._follower.mine:
                self.seat = update.to_move
            if self._began:
                for item in update.items:
                    self._tell_item(item)
        for line in self._follower.lines():
            who = line.name or (self._who(line.seat) if line.seat is not None else "")
            self.console.print(Text(self._say("online-said", who=who, text=line.text), style="cyan"))
        if self._began:
            self._tell_people()
            self._tell_rematch()
        return update is not None and any(item.kind in _TURNS for item in update.items)

    def _tell_item(self, item: Item) -> None:
        """Tell what somebody else has done; of moves, unless the table with all the news is drawn next."""
        if item.kind == "bot" and item.seat in self._follower.mine:
            self.console.print(self._say("online-given-you"))
        if item.seat in self._follower.mine:
            return
        if item.kind == "move":
            if not self._decides() and not self.match.is_over:
                with seated(self._names()):
                    self._tell(self._lines(self.match.told(item.events)))
            return
        who = "" if item.seat is None else self._who(item.seat)
        if item.kind == "bot":
            self.console.print(self._say("online-given", who=who))
        elif item.kind == "vote" and item.about is not None:
            self.console.print(self._say("online-vote", who=who, about=self._who(item.about)))
        elif item.kind in _TOLD:
            self._tell_deed(item.kind, who)

    def _tell_deed(self, kind: str, who: str) -> None:
        key = _TOLD[kind]
        self.console.print(self._say(key) if kind == "start" else self._say(key, who=who))

    def _tell_rematch(self) -> None:
        """Tell that somebody has opened a rematch."""
        if self.match.is_over and self.match.rematch not in (None, self._offered):
            self._offered = self.match.rematch
            self._tell_dim(self.rematch_open, command=self._command(str(self._offered)))

    def _tell_standing(self, standing: Standing) -> None:
        told = answer_text(game(self.match.game), standing.question, standing.answer, self.lang)
        self.console.print(Text(f"{told}."), style="dim")

    def _tell_dim(self, key: str, **args: Any) -> None:
        self.console.print(self._say(key, **args), style="dim", soft_wrap=True, markup=False)

    def _reach(self, version: int) -> bool:
        """Take in all up to a version; whether the table has become another.  Raises Unreachable."""
        another = False
        while self.match.version < version:
            self._follower.wait()
            another = self._absorb() or another
        return another

    # What the person does.

    def _play(self, move: str) -> None:
        try:
            self._reach(self._follower.play(move, self.seat).version)
        except Refused as refused:  # somebody was quicker
            self._complain_of(refused)
            self._absorb()

    def _take_back(self, to: Literal["decision", "turn"]) -> None:
        if not self.match.undoable(self.seat):
            raise UndoBarred("undo-nothing")
        self._reach(self._follower.undo(to, self.seat).version)

    def _taken_back(self) -> None:
        """Nothing: the server knows."""

    def _mover(self, ply: int) -> int | None:
        return self.match.mover(ply)

    def _events_at(self, ply: int) -> int:
        return self.match.events_at(ply)

    def _record(self) -> dict[str, Any]:
        return self._client.record(self._info.id)

    def _answer(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        word, _, rest = said.partition(" ")
        command = _COMMANDS.get(plain(word))
        try:
            if command is not None:
                return self._command_of(command, rest.strip())
            if plain(said) in self._answers:
                return self._stand(self._answers[plain(said)])
            if self.match.status == "waiting" and plain(word) not in _ALWAYS:
                if said:
                    self._not_now()
                return None
            return super()._answer(said, choices, legal)
        except (Refused, Unreachable) as wrong:
            if self._follower.ended:
                raise
            self._complain_of(wrong)
            return None

    def _command_of(self, command: str, rest: str) -> bool | None:
        """Do what only a match on a server knows."""
        if command == "say" and len(rest) > LONGEST_CHAT:
            self._complain("online-say-less", count=len(rest), most=LONGEST_CHAT)
        elif command == "say" and rest:
            self._follower.say(self.seat, rest)
        elif command == "say":
            self._complain("online-say-what")
        elif command == "resign":
            if self._agrees("confirm-resign"):
                self._reach(self._follower.resign(self.seat).version)
                return True
        elif command == "back":
            self._reach(self._follower.back(self.seat).version)
            return True
        elif command == "rematch":
            self._next = self._client.rematch(self._info.id)
            return False
        else:
            self._about(command, rest)
        return None

    def _about(self, command: str, rest: str) -> None:
        """Do what is about another seat."""
        others = [seat for seat in range(self.match.players) if seat not in self._follower.mine]
        about = next((seat for seat in others if number(rest) == str(seat + 1)), None)
        if about is None:
            self._complain(f"online-{command}-whom", seat=others[0] + 1 if others else 1)
        elif command == "vote":
            self._follower.vote(self.seat, about)
            self.console.print(self._say("online-voted"))
        else:
            self._follower.mute(about, command == "mute")
            self.console.print(self._say(f"online-{command}d", who=self._who(about)), markup=False)

    def _stand(self, standing: Standing) -> bool | None:
        """Answer a question once and for all."""
        another = self._reach(self._follower.stand(self.seat, *standing).version)
        self._tell_standing(standing)
        return True if another or not self._decides() else None

    def _move(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        if choices:
            return super()._move(said, choices, legal)
        if said:
            self._not_now()
        return None

    def _undo(self, to: Literal["decision", "turn"]) -> bool | None:
        if self.match.is_over:
            self._not_now()
            return None
        return super()._undo(to)

    def _numbered(self, said: str, legal: Sequence[Choice]) -> Choice | None:
        if legal:
            return super()._numbered(said, legal)
        self._not_now()
        return None

    def _explain(self, move: str, choices: Sequence[Choice]) -> None:
        if choices:
            super()._explain(move, choices)
        else:
            self._not_now()

    def _not_now(self) -> None:
        """Say why nothing can be played."""
        if self.match.status == "running":
            self._complain("online-not-now", who=self._who(self.match.to_move or 0))
        else:
            self._complain("online-is-over" if self.match.is_over else "online-waits")

    def _help_lines(self) -> list[str]:
        lines, rules = super()._help_lines(), game(self.match.game)
        for question in rules.standing:
            words = [answer_word(rules, question, answer, self.lang) for answer in answers_to(rules, question)]
            asked = question_text(rules, question, self.lang)
            lines.insert(-1, self._say("help-standing", words=joined(self.lang, words, "or"), question=asked))
        return lines

    # What the person sees.

    def _show(self, choices: Sequence[Choice], legal: Sequence[Choice], whole: bool = False) -> None:
        left = self.match.left(self.seat)
        if choices:
            super()._show(choices, legal, whole)
        else:
            with seated(self._names()):
                self._draw((), (), whole)
        if left is not None:
            minutes, seconds = divmod(left, _MINUTE)
            self.console.print(self._say("online-clock", left=f"{minutes}:{seconds:02}"), style="dim")

    def _finish(self) -> None:
        """The final table, the last news, the points; the record, and whether the deal was fair."""
        self._show_end()
        self._keep()

    def _show_end(self) -> None:
        with seated(self._names()):
            self.console.print(self.drawing.table(self.match, self.seat, self.lang, self.console.width, ()))
            self._news()
        self.console.print(result(self.match, self.lang, self._names(), self.seat))

    def _keep(self) -> None:
        """Write the record to a file, and say whether the deal was fair."""
        record = self._record()
        path = saves.folder() / "history" / f"{self.match.game}-{self._info.id}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(path, record)
            self.console.print(self._say("saved", file=str(path)), style="dim", soft_wrap=True)
        except OSError as wrong:
            self._complain("error-not-writable", file=str(path), why=wrong.strerror or str(wrong))
        fair = self._client.check_deal(self._info.id, record)
        if fair is not None:
            told = self._say("online-deal-fair" if fair else "online-deal-foul")
            self.console.print(told, style="" if fair else "bold red")

    def _names(self) -> list[str]:
        """What the seats are called: people by their names, bots by their levels, each with its number."""
        if self.match.players == 1:
            return [self.match.seats[0].name, self.drawing.opponent(self.lang)]
        return [self._called(seat) for seat in self.match.seats]

    def _called(self, seat: SeatInfo) -> str:
        name = self._say("online-level", level=seat.level) if seat.level and not seat.name else seat.name
        return self._say("player-bot", bot=name, seat=seat.seat + 1) if name else ""


def _standing_words(name: str) -> dict[str, Standing]:
    """The answers that a seat of a game may give once and for all, by the words for them in all languages."""
    rules = game(name)
    return {
        plain(answer_word(rules, question, answer, lang)): Standing(question, answer)
        for question in rules.standing
        for answer in answers_to(rules, question)
        for lang in LANGUAGES
    }


_COMMANDS = {
    "say": "say", "dire": "say",
    "resign": "resign", "abandonner": "resign",
    "vote": "vote", "voter": "vote",
    "back": "back", "revenir": "back",
    "mute": "mute", "taire": "mute",
    "unmute": "unmute", "entendre": "unmute",
    "rematch": "rematch", "revanche": "rematch",
}  # fmt: skip
_ALWAYS = ("q", "quit", "exit", "quitter", "h", "help", "aide", "r", "rules", "regles")  # also before the match begins
