"""A match on a server, watched: the public view, what happens, and what is said."""

from typing import ClassVar, Literal

from rich.console import Console

from partita.cli.drawing import ONLOOKER
from partita.cli.online import OnlineSession
from partita.client import Client, Follower
from partita.server.wire import Item, MatchInfo, SeatInfo


class Watching(OnlineSession):
    """One sitting beside a match on a server."""

    hint = "prompt-hint-watch"
    hint_after = "prompt-hint-watched"
    rematch_open = "online-rematch-watch"
    completed = ("help", "log", "rules ", "card ", "table", "scores", "write ", "mute ", "unmute ", "quit")
    help_keys: ClassVar[tuple[str, ...]] = (
        "help-table", "help-log", "help-card", "help-scores", "help-rules-here", "help-mute", "help-help",
        "help-leave-watch",
    )  # fmt: skip

    def __init__(self, client: Client, follower: Follower, info: MatchInfo, lang: str, console: Console) -> None:
        super().__init__(client, follower, info, ONLOOKER, lang, console)
        self._answers = {}

    def _command(self, match: str) -> str:
        return f"{super()._command(match)} --watch"

    def _invite(self) -> None:
        """Nothing: those who play do."""

    def _play_on(self) -> bool:
        """Watch; False when the person leaves."""
        if not self.match.has_begun:
            self.console.print(self._say("online-closed"))
            return True
        self._all_told()
        if not self.match.is_over:
            self._show((), (), whole=True)
            self._tell_dim(self.hint)
        while not self.match.is_over:
            if not self._watch(self._say("prompt-watch", who=self._who(self.match.to_move or 0))):
                return False
        self._show_end()
        return True

    def _stay(self) -> None:
        if self.asker.terminal:
            super()._stay()

    def _leave(self) -> None:
        self.console.print(self._say("bye"))

    def _came_or_went(self) -> list[SeatInfo]:
        return [] if self.match.is_over else super()._came_or_went()

    def _tell_item(self, item: Item) -> None:
        super()._tell_item(item)
        if not self.match.is_over:  # else the end tells it
            self._all_told()

    def _all_told(self) -> None:
        self._told = len(self._follower.events)

    def _command_of(self, command: str, rest: str) -> bool | None:
        if command in ("mute", "unmute"):
            self._about(command, rest)
        else:
            self._not_now()
        return None

    def _help_lines(self) -> list[str]:
        return [self._say(key, clause=self.drawing.EXAMPLE) for key in self.help_keys]

    def _undo(self, to: Literal["decision", "turn"]) -> bool | None:
        self._not_now()
        return None

    def _not_now(self) -> None:
        self._complain("online-only-watch")
