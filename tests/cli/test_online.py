"""Matches on a server at the terminal: opened, joined, played, left and come back to, the line lost and found."""

import io
import os
import pty
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.terminal import Screen, command, environment
from tests.server.harness import elsewhere, settings_in

from partita.cli import ask, run
from partita.cli.online import OnlineSession
from partita.cli.watching import Watching
from partita.client import Client
from partita.text import LANGUAGES, message

PROMPT = {"en": "Your move >", "fr": "À vous de jouer >"}
INVITED = {"en": "Whoever is to play", "fr": "Qui veut jouer"}
CAME = {"en": "Robert (player 2) has sat down.", "fr": "Robert (joueur 2) s’est assis."}
OVER = {"en": "The match is over after", "fr": "La partie est terminée après"}
FAIR = {"en": "The deal was fair", "fr": "La donne était honnête"}
AFTER = {"en": "The match is over >", "fr": "La partie est finie >"}
NUMBER = re.compile(r"^\s{0,3}(\d{1,2}) ", re.MULTILINE)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server's address."""
    with elsewhere(settings_in(tmp_path)) as (address, _, _):
        yield address


def plays_robert(url: str, match: str) -> None:
    """Sit down on the second seat and play at random, greeting first."""
    chance = Random(1)
    with Client(url) as client:
        client.rename("Robert")
        client.take(match, 1)
        with client.follow(match, wants=["legal"]) as follower:
            follower.say(1, "[b]hello[/b]")
            for update in follower:
                for table in update.tables:
                    if table.legal:
                        follower.play(chance.choice(table.legal))


@contextmanager
def terminal(folder: Path, *args: str) -> Iterator[tuple[Screen, "subprocess.Popen[bytes]"]]:
    """A command on a pseudo terminal."""
    leader, follower = pty.openpty()
    env = environment(folder, TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1", COLUMNS="110", LINES="70")
    with subprocess.Popen(
        command(*args), stdin=follower, stdout=follower, stderr=follower, env=env, start_new_session=True
    ) as process:
        os.close(follower)
        try:
            yield Screen(leader), process
        finally:
            process.kill()
            os.close(leader)


def typed(screen: Screen, text: str) -> None:
    os.write(screen.leader, f"{text}\r".encode())


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "game"), [("en", "ovation"), ("fr", "lacrimosa")])
def test_a_whole_match_on_a_real_terminal(url: str, tmp_path: Path, lang: str, game: str) -> None:
    args = ["play", game, "--server", url, "--name", "Clara", "--seat", "0", "--lang", lang, "--auto-end"]
    chance = Random(2)
    with terminal(tmp_path, *args) as (screen, process):
        screen.read_until(INVITED[lang])
        screen.read_until(f"{url}/m/")
        match = screen.read_until("\r\n").strip()
        assert re.fullmatch("[a-z2-7]{16}", match)
        screen.read_until(f"partita play --server {url}/m/{match}")
        robert = threading.Thread(target=plays_robert, args=(url, match), daemon=True)
        robert.start()
        screen.read_until(CAME[lang])
        said = False
        while True:
            shown = wait_for_any(screen, PROMPT[lang], OVER[lang])
            if shown is None:
                break
            said = said or "[b]hello[/b]" in shown
            moves = [int(number) for number in NUMBER.findall(shown.rpartition("?")[0] or shown)]
            typed(screen, str(chance.choice(moves or [1])))
        screen.read_until(FAIR[lang])
        screen.read_until(AFTER[lang])
        typed(screen, "q")
        assert process.wait(60) == 0
        assert said
        robert.join(60)
    (kept,) = (tmp_path / "partita" / "history").iterdir()
    assert run(["verify", str(kept)]) == 0


def wait_for_any(screen: Screen, prompt: str, over: str, seconds: float = 240) -> str | None:
    """What was shown before the next prompt; None when the match is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for awaited in (over, prompt):
            if awaited in screen.unread:
                shown = screen.read_until(awaited)
                return None if awaited == over else shown
        screen.more()
    pytest.fail(f"waited in vain for {prompt!r}: {screen.unread[-500:]}")


def test_left_and_come_back_to(url: str, tmp_path: Path) -> None:
    args = ["play", "ovation", "--server", url, "--bots", "beginner", "--seat", "0", "--lang", "en"]
    with terminal(tmp_path, *args) as (screen, process):
        screen.read_until(PROMPT["en"])
        typed(screen, "inspire joy joy")
        screen.read_until(PROMPT["en"])
        typed(screen, "u")
        screen.read_until("One move taken back.")
        screen.read_until(PROMPT["en"])
        typed(screen, "q")
        told = screen.read_until("Until the next time")
        assert f"partita play --server {url}/m/" in " ".join(told.split())
        assert process.wait(60) == 0
    with terminal(tmp_path, "play", "ovation", "--server", url, "--lang", "en") as (screen, process):
        screen.read_until("Your match goes on.")
        screen.read_until(PROMPT["en"])
        typed(screen, "resign")
        screen.read_until("Give up this match?")
        typed(screen, "y")
        screen.read_until("It was given up.")
        screen.read_until(FAIR["en"])
        screen.read_until(AFTER["en"])
        typed(screen, "q")
        assert process.wait(60) == 0


def test_a_lost_line_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    with elsewhere(settings_in(tmp_path)) as (_, line, loop):
        args = ["play", "ovation", "--server", line.url, "--bots", "normal", "--seat", "0", "--lang", "en"]
        with terminal(tmp_path, *args) as (screen, _):
            screen.read_until(PROMPT["en"])
            line.down = True
            loop.call_soon_threadsafe(line.cut)
            screen.read_until("The line is lost")
            line.down = False
            screen.read_until("The line stands again")
            screen.read_until(PROMPT["en"])
            typed(screen, "inspire joy joy")
            screen.read_until("End the turn")


QUESTION = {"en": "Give up this match?", "fr": "Abandonner cette partie"}
LOST = {"en": "The line is lost", "fr": "La liaison est coupée"}
AGAIN = {"en": "The line stands again.", "fr": "La liaison est rétablie."}


@pytest.mark.parametrize(("lang", "resign", "yes"), [("en", "resign", "y"), ("fr", "abandonner", "o")])
def test_the_line_is_told_of_in_the_middle_of_a_question(tmp_path: Path, lang: str, resign: str, yes: str) -> None:
    with elsewhere(settings_in(tmp_path)) as (_, line, loop):
        args = ["play", "ovation", "--server", line.url, "--bots", "normal", "--seat", "0", "--lang", lang]
        with terminal(tmp_path, *args) as (screen, process):
            screen.read_until(PROMPT[lang])
            typed(screen, resign)
            screen.read_until(QUESTION[lang])
            line.down = True
            loop.call_soon_threadsafe(line.cut)
            screen.read_until(LOST[lang])
            screen.read_until(QUESTION[lang])
            line.down = False
            screen.read_until(AGAIN[lang])
            screen.read_until(QUESTION[lang])
            typed(screen, yes)
            screen.read_until(AFTER[lang])
            typed(screen, "q")
            assert process.wait(60) == 0


SEAT = {"en": "You sit on seat 2 of 2.", "fr": "Vous êtes à la place 2 sur 2."}
REMATCH = {"en": "A rematch is open: type rematch", "fr": "Une revanche est ouverte"}


@pytest.mark.parametrize(("lang", "again"), [("en", "rematch"), ("fr", "revanche")])
def test_a_rematch_that_one_asks_for(url: str, tmp_path: Path, lang: str, again: str) -> None:
    args = ["play", "ovation", "--server", url, "--bots", "beginner", "--seat", "0", "--lang", lang]
    with terminal(tmp_path, *args) as (screen, process):
        screen.read_until(PROMPT[lang])
        typed(screen, "resign")
        screen.read_until(QUESTION[lang])
        typed(screen, "y")
        screen.read_until(again)
        screen.read_until(AFTER[lang])
        typed(screen, again)
        screen.read_until(SEAT[lang])
        screen.read_until(PROMPT[lang])
        typed(screen, "q")
        assert process.wait(60) == 0


@pytest.mark.parametrize(("lang", "again"), [("en", "rematch"), ("fr", "revanche")])
def test_a_rematch_that_another_asks_for(url: str, tmp_path: Path, lang: str, again: str) -> None:
    args = ["play", "lacrimosa", "--server", url, "--name", "Clara", "--seat", "0", "--lang", lang]
    with Client(url) as robert, terminal(tmp_path, *args) as (screen, _):
        robert.rename("Robert")
        screen.read_until(f"--server {url}/m/")
        match = screen.read_until("\r\n").strip()
        robert.take(match, 1)
        with robert.follow(match, wants=[]) as follower:
            screen.read_until(PROMPT[lang])
            follower.resign(1)
            screen.read_until(AFTER[lang])
            rematch = robert.rematch(match)
            screen.read_until(REMATCH[lang])
            screen.read_until(f"partita play --server {url}/m/{rematch.id}")
            screen.read_until(AFTER[lang])
            typed(screen, again)
            screen.read_until(SEAT[lang])
            screen.read_until(f"partita play --server {url}/m/{rematch.id}")  # who comes from now on is news
        robert.take(rematch.id, 0)
        screen.read_until(CAME[lang].replace("2", "1"))


def test_a_rematch_is_joined_by_its_invitation(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Client(url) as robert, terminal(tmp_path, "play", "ovation", "--server", url, "--seat", "0") as (screen, _):
        screen.read_until(f"--server {url}/m/")
        match = screen.read_until("\r\n").strip()
        robert.take(match, 1)
        screen.read_until(PROMPT["en"])
        with robert.follow(match, wants=[]) as follower:
            follower.resign(1)
        screen.read_until(AFTER["en"])
        typed(screen, "q")
        rematch = robert.rematch(match).id
        screen.read_until("Until the next time")
    assert run(["play", "--server", f"{url}/m/{rematch}", "--lang", "en", "--seat", "0"]) == 2
    assert "seat 1 is not free" in capsys.readouterr().err
    with terminal(tmp_path, "play", "--server", f"{url}/m/{rematch}", "--lang", "en") as (screen, _):
        screen.read_until("You sit on seat 2 of 2.")
        screen.read_until("Waiting for people")


WATCHING = {"en": "Clara (player 1) decides >", "fr": "Clara (joueur 1) décide >"}


@pytest.mark.parametrize(("lang", "game"), [("en", "ovation"), ("fr", "lacrimosa")])
def test_a_match_is_watched_on_a_real_terminal(url: str, tmp_path: Path, lang: str, game: str) -> None:
    with Client(url) as clara, Client(url) as robert:
        clara.rename("Clara")
        match = clara.open(game, ["person", "open"]).id
        clara.take(match, 0)
        args = ["play", "--server", url, "--match", match, "--watch", "--lang", lang]
        with terminal(tmp_path, *args) as (screen, process), clara.follow(match, wants=["legal"]) as follower:
            screen.read_until(message(lang, "partita", "prompt-gather"))
            robert.take(match, 1)
            screen.read_until(WATCHING[lang])
            follower.say(0, "[b]hello[/b]")
            screen.read_until("[b]hello[/b]")
            update = next(update for update in follower if update.status == "running")
            follower.play((update.tables[0].legal or [])[0], 0)
            screen.read_until("• Clara")
            screen.read_until(WATCHING[lang])
            typed(screen, "1")
            screen.read_until(message(lang, "partita", "online-only-watch").partition(":")[0].rstrip())
            follower.resign(0)
            screen.read_until(OVER[lang])
            screen.read_until(AFTER[lang])
            rematch = clara.rematch(match).id
            screen.read_until(f"partita play --server {url}/m/{rematch} --watch")
            screen.read_until(AFTER[lang])
            typed(screen, "q")
            assert process.wait(60) == 0


# --- In this process ---


Line = str | Callable[[OnlineSession], None]


class Typist(ask.Asker):
    """Types lines that were prepared; between them other things may be done."""

    def __init__(self, session: OnlineSession, lines: Sequence[Line], terminal: bool = False) -> None:
        super().__init__()
        self.session, self.terminal = session, terminal
        self.lines: list[Any] = list(lines)

    def line(self, prompt: str, words: Sequence[str] = (), until: Callable[[], bool] | None = None) -> str:
        while self.lines and not isinstance(self.lines[0], str):
            self.lines.pop(0)(self.session)
        if until is not None and until():
            raise ask.Interrupted
        if not self.lines:
            raise EOFError
        return str(self.lines.pop(0))


def sat(
    url: str, *lines: Line, lang: str = "en", seats: Sequence[str] = ("person", "normal"),
    comes: Client | None = None, **wish: Any,
) -> str:  # fmt: skip
    """What is printed when a person types these lines at a match of Ovation; ``comes`` takes the second seat."""
    printed = io.StringIO()
    with Client(url, lang=lang) as client:
        info = client.open("ovation", seats, **wish)
        client.take(info.id, 0)
        if comes is not None:
            comes.take(info.id, 1)
        with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
            console = Console(file=printed, width=200)
            session = OnlineSession(client, follower, info, 0, lang, console)
            session.asker = Typist(session, lines)
            session.run()
    return printed.getvalue()


def soon(there: Callable[[], bool]) -> None:
    """Wait until something is there."""
    end = time.monotonic() + 20
    while not there():
        assert time.monotonic() < end
        time.sleep(0.01)


def news(session: OnlineSession) -> None:
    """Wait until there is something that the person should be told."""
    soon(session._news_there)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_person_may_type(url: str, tmp_path: Path, lang: str) -> None:
    told = sat(
        url, "h", "?", "? perform", "end", "s", "l", "t", "say", "say hello", "dire bonjour", f"say {501 * 'o'}",
        "vote", "vote 2", "back",
        "u", "inspire joy joy", "u", f"w {tmp_path / 'early.json'}", "rules 5.3", "c encore", "dance",
        lang=lang,
    )  # fmt: skip
    words = {
        "en": (
            "say TEXT", "What you cannot do now", "OV-3.1", "Total", "Say what?", "Player 1: hello", ": bonjour",
            "501 letters",
            "For which player? vote 2", "cannot be voted on", "was not given to a bot", "There is nothing to undo yet",
            "One move taken back",
            "this can be had when the match is over", "Bonuses that give an action", "There is no move “dance”",
            "Come back with: partita play --server http", "normal bot (player 2)",
        ),
        "fr": (
            "dire TEXTE", "Total", "Dire quoi", ": bonjour", "501 lettres", "vote 2 souhaite",
            "bot normal (joueur 2)", "Revenez par",
        ),
    }[lang]  # fmt: skip
    for word in words:
        assert word in told, word
    assert not (tmp_path / "early.json").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_was_given_up(url: str, tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = sat(url, "inspire joy joy", "resign", {"en": "y", "fr": "o"}[lang], lang=lang)
    assert {"en": "It was given up.", "fr": "Elle a été abandonnée."}[lang] in told
    assert FAIR[lang] in told
    assert {"en": "Once more? Come back with partita play", "fr": "Revenez par partita play"}[lang] in told


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--match", "aaaaaaaaaaaaaaaa"], "--match is for matches on a server"),
        (["--name", "Clara"], "--name is for matches on a server"),
        (["--watch"], "--watch is for matches on a server"),
        (["--server", "http://127.0.0.1:9", "--watch"], "--watch wants a match"),
        (["--server", "http://127.0.0.1:9/m/aaaaaaaaaaaaaaaa", "--seat", "1", "--watch"], "--seat does not go with"),
        (["--server", "http://127.0.0.1:9", "--name", ""], "--name wants a name, not ''"),
        (["--server", "http://127.0.0.1:9", "--name", "  "], "--name wants a name, not ' '"),
        (["--server", "http://127.0.0.1:9", "--name", "x" * 31], "--name takes at most 30 letters"),
        (["--server", "http://127.0.0.1:9", "--match", "a", "--magnum-opus"], "--magnum-opus does not go with --match"),
        (["--server", "http://127.0.0.1:9", "--save", "here.json"], "--save does not go with --server"),
        (["--server", "http://127.0.0.1:9", "--match", "a", "--players", "3"], "--players does not go with --match"),
        (["--server", "http://127.0.0.1:9", "--bots", "greedy"], "there is no bot 'greedy' on a server"),
        (["--server", "http://127.0.0.1:9", "--bots", "normal,strong", "--players", "2"], "beside you there is 1 seat"),
        (["--server", "http://127.0.0.1:9", "--seat", "2"], "there is no seat 2"),
        (["--server", "http://127.0.0.1:9", "--players", "5"], "1 to 4 players"),
        (["--server", "here"], "'here' is no address of a server"),
        (["--server", "http://127.0.0.1:9"], "http://127.0.0.1:9 cannot be reached"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(
    args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(["play", "ovation", "--lang", "en", *args]) == 2
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1
    assert run(["play", "ovation", "--lang", "fr", *args]) == 2
    assert told not in capsys.readouterr().err


def test_a_match_that_one_cannot_join(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Client(url) as client:
        full, open_one = (client.open("ovation", ["person", other]).id for other in ("normal", "open"))
        client.take(full, 0)
        over = client.open("ovation", ["person", "normal"]).id
        client.take(over, 0)
        with client.follow(over, wants=[]) as follower:
            follower.resign(0)
    for args, told in (
        (["ovation", "--server", f"{url}/m/{full}"], "watch it with --watch"),
        (["--server", f"{url}/m/{full}"], "no seat is free in the match"),
        (["--server", url, "--match", over], "look at it with --watch"),
        (["lacrimosa", "--server", url, "--match", open_one], "is one of ovation, not of lacrimosa"),
        (["ovation", "--server", url, "--match", "a" * 16], "there is no such match"),
        (["ovation", "--server", url, "--match", open_one, "--seat", "0"], "seat 1 is not free"),
    ):
        assert run(["play", *args, "--lang", "en"]) == 2
        assert told in capsys.readouterr().err


ATTENDING = {"en": "Attend the performances of my neighbours", "fr": "Assister aux représentations de mes voisins"}


@pytest.mark.parametrize(
    ("lang", "always", "never", "asked"), [("en", "always", "never", "ask"), ("fr", "Toujours", "jamais", "demander")]
)
def test_standing_answers(url: str, lang: str, always: str, never: str, asked: str) -> None:
    told = sat(url, "h", always, never, "never", asked, lang=lang)
    assert (
        message(lang, "partita", "help-standing", words="WORDS", question=ATTENDING[lang]).partition("WORDS")[2] in told
    )
    answers = [line.rpartition(" ")[2] for line in told.splitlines() if line.startswith(ATTENDING[lang])]
    assert (
        answers
        == {
            "en": ["always.", "never.", "never.", "time."],
            "fr": ["toujours.", "jamais.", "jamais.", "fois."],
        }[lang]
    )


def test_a_standing_answer_to_the_question_that_is_asked_just_now(url: str) -> None:
    """Who types it when they are asked whether to attend has answered that too."""
    asked = list[list[str]]()

    class Attends(Typist):
        """Plays the first move until there is a performance."""

        def line(self, prompt: str, words: Sequence[str] = (), until: Callable[[], bool] | None = None) -> str:
            legal = self.session.match.legal()
            asked.append(legal)
            if asked[-2:-1] and "attend" in asked[-2]:
                raise EOFError
            return "always" if "attend" in legal else next((m for m in legal if m == "end-turn"), legal[0])

    printed = io.StringIO()
    with Client(url) as client:
        info = client.open("ovation", ["person", "normal"], seed=f"{5:032x}")
        client.take(info.id, 0)
        with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
            session = OnlineSession(client, follower, info, 0, "en", Console(file=printed, width=200))
            session.asker = Attends(session, [])
            session.run()
        assert "attend" not in asked[-1]
        assert client.table(info.id).tables[0].standing == {"attendance": "always"}
    assert f"{ATTENDING['en']}: always." in printed.getvalue()
    assert "Player 1 attends" in printed.getvalue()


def test_a_game_without_such_questions_has_no_such_words(url: str) -> None:
    with Client(url) as client:
        info = client.open("lacrimosa", ["person", "normal"])
        client.take(info.id, 0)
        with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
            printed = io.StringIO()
            session = OnlineSession(client, follower, info, 0, "en", Console(file=printed, width=200))
            session.asker = Typist(session, ["always", "h"])
            session.run()
    assert "no move “always”" in printed.getvalue()
    assert "from now on the answer" not in printed.getvalue()


@pytest.mark.parametrize(("lang", "mute", "unmute"), [("en", "mute", "unmute"), ("fr", "taire", "entendre")])
def test_whom_one_does_not_want_to_hear(url: str, lang: str, mute: str, unmute: str) -> None:
    with Client(url) as robert:
        robert.rename("Robert")

        speaking: list[Any] = []

        def says(text: str) -> Callable[[OnlineSession], None]:
            return lambda _: speaking[0].say(1, text)

        def comes(session: OnlineSession) -> None:
            speaking.append(robert.follow(session.match.id, wants=[]))

        told = sat(
            url, comes, says("first"), news, f"{mute} 2", says("second"), lambda _: time.sleep(0.5), f"{unmute} 2.",
            says("third"), news, mute, f"{unmute} 1", f"{mute} 99999999999999", "vote 2.",
            lang=lang, seats=("person", "open"), comes=robert,
        )  # fmt: skip
        speaking[0].close()
    assert "first" in told
    assert "second" not in told
    assert "third" in told
    for key, count in (("online-muted", 1), ("online-unmuted", 1), ("online-mute-whom", 2), ("online-unmute-whom", 1)):
        who = {"en": "Robert (player 2)", "fr": "Robert (joueur 2)"}[lang]
        assert told.count(message(lang, "partita", key, seat=2, who=who)) == count, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_leaves_the_table_and_comes_back(url: str, lang: str) -> None:
    with Client(url) as robert:
        robert.rename("Robert")
        lines: list[Any] = []

        def comes(session: OnlineSession) -> None:
            lines.append(robert.follow(session.match.id, wants=[]))
            soon(lambda: session._follower.present == [True, True])

        def goes(_: OnlineSession) -> None:
            lines.pop().close()

        told = sat(
            url,
            comes,
            "",
            goes,
            news,
            "",
            comes,
            news,
            "",
            goes,
            news,
            lang=lang,
            seats=("person", "open"),
            comes=robert,
        )
    who = {"en": "Robert (player 2)", "fr": "Robert (joueur 2)"}[lang]
    away, there = (message(lang, "partita", key, who=who) for key in ("online-away", "online-there"))
    assert [line for line in told.splitlines() if line in (away, there)] == [away, there, away]


def watched(client: Client, match: str, *lines: Line, lang: str = "en") -> str:
    """What is printed when a watcher types these lines."""
    printed = io.StringIO()
    with client.follow(match, wants=["view", "legal", "choices"]) as follower:
        info = client.info(match)
        session = Watching(client, follower, info, lang, Console(file=printed, width=200))
        session.asker = Typist(session, lines, terminal=True)
        assert session.run() is None
    return printed.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["ovation", "lacrimosa"])
@pytest.mark.parametrize("seats", [["person"], ["person", "normal", "normal"]])
def test_what_a_watcher_may_type(url: str, lang: str, game: str, seats: list[str]) -> None:
    with Client(url) as clara, Client(url, lang=lang) as watcher:
        match = clara.open(game, seats).id
        clara.take(match, 0)
        lines = [
            "t",
            "l",
            "s",
            "h",
            "c 1",
            "u",
            "uu",
            "? x",
            "1",
            "always",
            "resign",
            "say hello",
            "rematch",
            "w x.json",
        ]
        told = watched(watcher, match, *lines, "mute 1", "unmute 1", "q", "never reached", lang=lang)
        barred = message(lang, "partita", "online-only-watch")
        assert told.count(barred) == len(("c 1", "u", "uu", "? x", "1", "always", "resign", "say hello", "rematch"))
        assert message(lang, "partita", "prompt-hint-watch") in told
        assert message(lang, "partita", "help-leave-watch") in told
        assert message(lang, "partita", "help-leave") not in told
        assert "never reached" not in told
        with clara.follow(match, wants=[]) as follower:
            follower.resign(0)
        soon(lambda: clara.info(match).status == "over")
        told = watched(watcher, match, "l", "3", "q", lang=lang)
        assert OVER[lang] in told
        assert message(lang, "partita", "prompt-hint-watched") in told
        assert barred in told


def test_a_match_that_only_those_who_play_may_see(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Client(url) as clara:
        match = clara.open("ovation", ["person", "normal"], watch="nobody").id
        clara.take(match, 0)
    assert run(["play", "--server", url, "--match", match, "--lang", "en"]) == 2
    assert "no seat is free in the match" in (told := capsys.readouterr().err)
    assert "--watch" not in told
    assert run(["play", "--server", url, "--match", match, "--watch", "--lang", "en"]) == 2
    assert "the server refuses" in capsys.readouterr().err
