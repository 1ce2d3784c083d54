"""Matches on a server at the terminal: opened, joined, played, left and come back to, the line lost and found."""

import io
import os
import pty
import re
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.cli.terminal import Screen, command, environment
from tests.server.harness import elsewhere, settings_in

from partita.cli import ask, run
from partita.cli.online import OnlineSession
from partita.client import Client
from partita.text import LANGUAGES

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
        robert = threading.Thread(target=plays_robert, args=(url, match))
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


def wait_for_any(screen: Screen, prompt: str, over: str) -> str | None:
    """What was shown before the next prompt; None when the match is over."""
    while True:
        for awaited in (over, prompt):
            if awaited in screen.unread:
                shown = screen.read_until(awaited)
                return None if awaited == over else shown
        screen.more()


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


# --- In this process ---


class Typist(ask.Asker):
    """Types lines that were prepared."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines, self.terminal = list(lines), False

    def line(self, prompt: str, words: Sequence[str] = (), until: Callable[[], bool] | None = None) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def sat(url: str, *lines: str, lang: str = "en", seats: Sequence[str] = ("person", "normal")) -> str:
    """What is printed when a person types these lines at a match of Ovation."""
    printed = io.StringIO()
    with Client(url, lang=lang) as client:
        info = client.open("ovation", seats)
        client.take(info.id, 0)
        with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
            console = Console(file=printed, width=200)
            session = OnlineSession(client, follower, info, 0, lang, console)
            session.asker = Typist(lines)
            session.run()
    return printed.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_person_may_type(url: str, tmp_path: Path, lang: str) -> None:
    told = sat(
        url, "h", "?", "? perform", "end", "s", "l", "t", "say", "say hello", "dire bonjour",
        "vote", "vote 2", "back",
        "u", "inspire joy joy", "u", f"w {tmp_path / 'early.json'}", "rules 5.3", "c encore", "dance",
        lang=lang,
    )  # fmt: skip
    words = {
        "en": (
            "say TEXT", "What you cannot do now", "OV-3.1", "Total", "Say what?", "Player 1: hello", ": bonjour",
            "For which player? vote 2", "cannot be voted on", "was not given to a bot", "There is nothing to undo yet",
            "One move taken back",
            "this can be had when the match is over", "Bonuses that give an action", "There is no move “dance”",
            "Come back with: partita play --server http", "normal bot (player 2)",
        ),
        "fr": (
            "dire TEXTE", "Total", "Dire quoi", ": bonjour", "vote 2 souhaite", "bot normal (joueur 2)", "Revenez par",
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


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--match", "aaaaaaaaaaaaaaaa"], "--match is for matches on a server"),
        (["--name", "Clara"], "--name is for matches on a server"),
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
    for args, told in (
        (["ovation", "--server", f"{url}/m/{full}"], "no seat is free in the match"),
        (["lacrimosa", "--server", url, "--match", open_one], "is one of ovation, not of lacrimosa"),
        (["ovation", "--server", url, "--match", "a" * 16], "there is no such match"),
        (["ovation", "--server", url, "--match", open_one, "--seat", "0"], "seat 1 is not free"),
    ):
        assert run(["play", *args, "--lang", "en"]) == 2
        assert told in capsys.readouterr().err
