"""Whole games at the terminal: typed, interrupted, killed, resumed, undone."""

import importlib
import json
import os
import pty
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Screen, command, environment, first_bot, mover, new, plays, said

import partita

GAMES = pytest.mark.parametrize("game", partita.games())


def texts_of(game: str) -> Any:
    """The words of a game."""
    return importlib.import_module(f"partita.games.{game}.texts")


def save_of(folder: Path, game: str = "ovation") -> Path:
    return folder / "partita" / "saves" / f"{game}.json"


@GAMES
@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("fr", 3), ("en", 1)])
def test_a_whole_game_can_be_typed(tmp_path: Path, lang: str, players: int, game: str) -> None:
    match = new(players, 11, game)
    typed = plays(match, 0)
    args = ["play", game, "--players", str(players), "--seed", "11", "--seat", "0", "--lang", lang]
    bots = ["--bots", first_bot(tmp_path)] if players > 1 else []
    done = said(tmp_path, *args, *bots, typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    words = {"en": ("The match is over after", "Total"), "fr": ("La partie est terminée", "Total")}[lang]
    assert all(word in done.stdout for word in words)
    total = next(line for line in done.stdout.splitlines() if line.strip().startswith("Total"))
    assert [int(number) for number in re.findall(r"-?\d+", total)] == match.scores()
    assert not save_of(tmp_path, game).exists()
    (kept,) = (tmp_path / "partita" / "history").iterdir()
    record = json.loads(kept.read_text())["record"]
    assert partita.load(record).scores() == match.scores()
    assert said(tmp_path, "verify", str(kept)).returncode == 0


@GAMES
def test_killed_and_resumed(tmp_path: Path, game: str) -> None:
    typed = plays(new(2, 11, game), 0)
    args = command("play", game, "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path))
    process = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment(tmp_path))
    assert process.stdin is not None
    for number in range(6):
        process.stdin.write(f"{typed[number]}\n".encode())
        process.stdin.flush()
    save = save_of(tmp_path, game)
    wait_for(lambda: save.exists() and len(json.loads(save.read_text())["record"]["moves"]) >= 6)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    moves = json.loads(save.read_text())["record"]["moves"]
    partita.load(json.loads(save.read_text())["record"])
    done = said(tmp_path, "play", game)
    assert done.returncode == 0
    assert f"goes on after {len(moves)} moves" in done.stdout.replace("\n", " ")
    assert json.loads(save.read_text())["record"]["moves"][: len(moves)] == moves


@pytest.fixture
def heeding_ctrl_c() -> Iterator[None]:
    """What a shell runs in the background ignores Ctrl-C, and so do its children, unless it heeds it itself."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@GAMES
@pytest.mark.usefixtures("heeding_ctrl_c")
def test_ctrl_c_keeps_the_game(tmp_path: Path, game: str) -> None:
    first = mover(game)
    args = command("play", game, "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path))
    process = subprocess.Popen(
        args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert process.stdin is not None
    process.stdin.write(f"{first}\n".encode())
    process.stdin.flush()
    save = save_of(tmp_path, game)
    wait_for(lambda: save.exists() and json.loads(save.read_text())["record"]["moves"] == [first])
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert f"Saved to {save}" in out.decode()
    assert json.loads(save.read_text())["record"]["moves"] == [first]


@GAMES
def test_undo_takes_back_to_the_decision(tmp_path: Path, game: str) -> None:
    first, second, *_ = new(2, 11, game).legal()
    done = said(
        tmp_path, "play", game, "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path),
        typed=f"u\n{first}\nu\n{second}\nuu\n",
    )  # fmt: skip
    assert done.returncode == 0
    assert "There is nothing to undo yet." in done.stdout
    assert done.stdout.count("One move taken back.") == 2
    assert json.loads(save_of(tmp_path, game).read_text())["record"]["moves"] == []


@GAMES
def test_another_game_never_loses_the_old_one(tmp_path: Path, game: str) -> None:
    bot, first = first_bot(tmp_path), mover(game)
    said(tmp_path, "play", game, "--seed", "11", "--seat", "0", "--bots", bot, typed=f"{first}\n")
    before = save_of(tmp_path, game).read_text()
    refused = said(tmp_path, "play", game, "--players", "5")
    assert (refused.returncode, save_of(tmp_path, game).read_text()) == (2, before)
    said(tmp_path, "play", game, "--seed", "12", "--seat", "0", "--bots", bot)
    (kept,) = (tmp_path / "partita" / "history").iterdir()
    assert kept.read_text() == before


@GAMES
@pytest.mark.parametrize("harm", ["cut", "seat", "bots", "rules"])
def test_a_broken_save_is_refused_and_makes_way_only_when_asked_to(tmp_path: Path, harm: str, game: str) -> None:
    bot = first_bot(tmp_path)
    args = ["play", game, "--seed", "11", "--seat", "0", "--bots", bot, "--lang", "en"]
    said(tmp_path, *args, typed=f"{mover(game)}\n")
    save = save_of(tmp_path, game)
    whole = json.loads(save.read_text())
    changed = {
        "seat": {**whole, "seat": 2},
        "bots": {**whole, "bots": []},
        "rules": {**whole, "record": {**whole["record"], "rules_version": 0}},
    }
    broken = json.dumps(changed[harm]) if harm in changed else save.read_text()[:99]
    save.write_text(broken)
    refused = said(tmp_path, "play", game, "--lang", "en")
    assert (refused.returncode, save.read_text()) == (2, broken)
    assert refused.stderr.count("\n") == 1
    assert "--new" in refused.stderr
    assert said(tmp_path, *args, "--new").returncode == 0
    (kept,) = (tmp_path / "partita" / "history").iterdir()
    assert kept.read_text() == broken
    assert json.loads(save.read_text())["record"]["moves"] == []


@pytest.mark.parametrize("harm", [{"seat": 9}, {"seat": -1}, {"bots": []}, {"bots": ["greedy"] * 3}])
def test_a_save_whose_seats_do_not_fit_is_refused(tmp_path: Path, harm: dict[str, Any]) -> None:
    args = ["play", "ovation", "--seed", "11", "--seat", "0", "--bots", "random", "--lang", "en"]
    assert said(tmp_path, *args).returncode == 0
    save = save_of(tmp_path)
    save.write_text(json.dumps({**json.loads(save.read_text()), **harm}))
    before = save.read_bytes()
    refused = said(tmp_path, "play", "ovation", "--lang", "en")
    assert refused.returncode == 2
    assert refused.stderr.startswith("partita: ")
    assert refused.stderr.count("\n") == 1
    assert save.read_bytes() == before


def test_a_bot_may_think_by_the_clock(tmp_path: Path) -> None:
    args = ["play", "ovation", "--seed", "11", "--seat", "0", "--bots", "rollout", "--lang", "en"]
    refused = said(tmp_path, *args, "--seconds", "0")
    assert (refused.returncode, refused.stderr) == (2, "partita: a bot thinks for more than 0 seconds, not 0.0\n")
    done = said(tmp_path, *args, "--seconds", "0.05", typed="inspire joy joy\nend-turn\n")
    assert done.returncode == 0, done.stderr
    assert "rollout (player 2)" in done.stdout
    assert "Rollout (player 2) begins a turn." in done.stdout


@GAMES
def test_typed_nonsense_does_not_end_the_game(tmp_path: Path, game: str) -> None:
    typed = ["9" * 20_000, f"? {'9' * 20_000}", "²", "[/]", "? [red]", "w \0", "w /no/such/folder/x", "\0", "h"]
    done = said(tmp_path, "play", game, "--seed", "11", "--seat", "0", "--lang", "en", typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Until the next time." in done.stdout


def test_letters_that_the_encoding_lacks_are_replaced(tmp_path: Path) -> None:
    args = ["play", "ovation", "--seed", "11", "--seat", "0", "--lang", "fr"]
    done = subprocess.run(
        command(*args),
        check=False,
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii"},
        input=b"\xff\xfe\nq\n",
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout


def test_words_numbers_and_questions(tmp_path: Path) -> None:
    typed = ["h", "?", "? end", "99", "dance", "insp", "rules OV-5.3", "rules OV-77", "c encore", "s", "log", "t", "1"]
    args = ["play", "ovation", "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path)]
    done = said(tmp_path, *args, typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    for part in (
        "Help", "What you cannot do now, and why", "(OV-3.1)", "There is no move 99", "There is no move “dance”",
        "may mean Seek Inspiration: 2 Passion", "Bonuses that give an action", "The rules have no clause “OV-77”",
        "Encore",
    ):  # fmt: skip
        assert part.lower() in " ".join(done.stdout.split()).lower(), part
    assert json.loads(save_of(tmp_path).read_text())["record"]["moves"] == ["inspire passion passion"]


@GAMES
def test_on_a_real_terminal(tmp_path: Path, game: str) -> None:
    """With completion and all: typed words, undo, help, quit."""
    move = mover(game)
    label = texts_of(game).move_text(move, "en")
    piece, told = ("2 joy", "seeks Inspiration") if game == "ovation" else (label.split()[1], "places ")
    leader, follower = pty.openpty()
    env = environment(tmp_path, TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1", COLUMNS="100", LINES="40")
    args = command("play", game, "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path))
    with subprocess.Popen(
        args, stdin=follower, stdout=follower, stderr=follower, env=env, start_new_session=True
    ) as process:
        os.close(follower)
        screen = Screen(leader)
        try:
            # Tab completes to the words on the screen, once they are offered: else a piece of one would be asked about.
            screen.read_until("Your move >")
            os.write(leader, piece.encode())
            screen.read_until(label)
            os.write(leader, b"\t\r")
            screen.read_until(told)
            for typed, awaited in (("u", "taken back"), ("h", "How to play")):
                screen.read_until("Your move >")
                os.write(leader, f"{typed}\r".encode())
                screen.read_until(awaited)
            screen.read_until("Your move >")
            os.write(leader, b"q\r")
            screen.read_until("Until the next time")
            assert process.wait(60) == 0
        finally:
            process.kill()
            os.close(leader)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("lacrimosa", ("Purse", "Market", "Hand", "Draw pile", "Memory", "sell", "Journey", "upkeep", "slot")),
        ("ovation", ("Seek", "Joy", "Passion and", "Deck", "Tickets", "until")),
    ],
)
def test_the_french_table_speaks_french(tmp_path: Path, game: str, words: tuple[str, ...]) -> None:
    args = ["play", game, "--lang", "fr", "--seed", "3", "--seat", "0", "--bots", first_bot(tmp_path)]
    done = said(tmp_path, *args, typed="h\n?\n1\n")
    text = " ".join(done.stdout.split())
    for english in ("Your move", "cards", *words):
        assert english not in text, english
    assert {"lacrimosa": "Quelle carte placez-vous", "ovation": "Que faites-vous"}[game] in text


@GAMES
def test_lines_fit_the_terminal(tmp_path: Path, game: str) -> None:
    from rich.cells import cell_len

    done = said(tmp_path, "play", game, "--players", "4", "--seed", "3", "--seat", "0", "--bots", first_bot(tmp_path))
    long = [line for line in done.stdout.splitlines() if cell_len(line) > 80 and str(tmp_path) not in line]
    assert not long


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_narrow_terminal_shows_every_card_whole(tmp_path: Path, lang: str, game: str) -> None:
    from rich.cells import cell_len

    args = ["play", game, "--seed", "11", "--seat", "0", "--lang", lang]
    typed = "\n".join(plays(new(2, 11, game), 0))
    done = said(tmp_path, *args, "--bots", first_bot(tmp_path), typed=typed, COLUMNS="40")
    assert done.returncode == 0, done.stderr
    prompt = {"en": "Your move > ", "fr": "À vous de jouer > "}[lang]
    shown = [line.removeprefix(prompt) for line in done.stdout.splitlines() if str(tmp_path) not in line]
    assert max(map(cell_len, shown)) <= 40
    assert not [line for line in shown if "…" in line]
    # What stands to the right of a card's name are its points.
    told = re.sub(r"\d+\s(?:LP|PP)", "", " ".join(shown))
    told = " ".join(told.split())
    view = new(2, 11, game).view(0)
    for card in view["rows"]["concert"] if game == "ovation" else view["market"]:
        assert " ".join(texts_of(game).card_name(card, lang).split()) in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_that_cannot_be_saved_is_not_called_saved(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("no folder")
    lost = {"en": "This match is not saved.", "fr": "Cette partie n’est pas enregistrée."}
    kept = {"en": "Saved to", "fr": "Partie enregistrée dans"}
    typed = plays(new(2, 11), 0)
    for end in (["inspire joy joy"], typed):
        done = said(
            tmp_path, "play", "ovation", "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path), "--lang", lang,
            "--save", str(tmp_path / "file" / "save.json"), typed="\n".join(end) + "\n",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        told = " ".join(done.stdout.split())
        assert lost[lang] in told
        assert kept[lang] not in told


def test_an_older_save_stays_when_the_end_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    from rich.console import Console

    from partita.cli import saves
    from partita.cli.session import Session

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = new(2, 11)
    save = saves.Save(format=saves.FORMAT, seat=0, bots=["random"], bot_seed=0, record=match.record())
    saves.write(save_of(tmp_path), save)
    before = save_of(tmp_path).read_bytes()
    plays(match, 0)
    told = io.StringIO()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "write_whole", full)
        Session(match, 0, {}, save, save_of(tmp_path), "en", Console(file=told, width=200)).run()
    assert "No space left on device. This match is not saved." in told.getvalue()
    assert "Saved to" not in told.getvalue()
    assert save_of(tmp_path).read_bytes() == before
    with monkeypatch.context() as patch:
        patch.setattr(saves, "retire", full)
        Session(match, 0, {}, save, save_of(tmp_path), "en", Console(file=told, width=200)).run()
    assert "cannot be moved to the history: No space left on device." in told.getvalue()
    assert f"Saved to {save_of(tmp_path)}" in told.getvalue()


@pytest.mark.parametrize("record", [{}, {"players": 2}, {"players": 2, "game": None}])
def test_a_save_without_a_record_is_no_saved_game(tmp_path: Path, record: dict[str, Any]) -> None:
    save = save_of(tmp_path)
    save.parent.mkdir(parents=True)
    save.write_text(
        json.dumps({"format": "partita-save/1", "seat": 0, "bots": ["random"], "bot_seed": 1, "record": record})
    )
    refused = said(tmp_path, "play", "ovation", "--lang", "en")
    assert refused.returncode == 2
    assert f"{save} is no saved game: this is no record of a match: " in refused.stderr
    assert "None" not in refused.stderr


def test_a_save_of_other_rules_is_never_lost(tmp_path: Path) -> None:
    """Refused with advice; set aside under a name that is told when another game is asked for; readable there."""
    args = ["play", "ovation", "--seed", "11", "--seat", "0", "--bots", first_bot(tmp_path), "--lang", "en"]
    said(tmp_path, *args, typed="inspire joy joy\n")
    save = save_of(tmp_path)
    whole = json.loads(save.read_text())
    old = json.dumps({**whole, "record": {**whole["record"], "rules_version": 0}})
    save.write_text(old)
    for lang, advice in (("en", f"partita replay {save} shows what it holds"), ("fr", f"partita replay {save} montre")):
        refused = said(tmp_path, "play", "ovation", "--lang", lang)
        assert (refused.returncode, save.read_text()) == (2, old)
        assert advice in refused.stderr
    begun = said(tmp_path, *args)
    assert begun.returncode == 0, begun.stderr
    (kept,) = (tmp_path / "partita" / "history").iterdir()
    assert kept.read_text() == old
    assert kept.name.startswith("ovation-")
    assert f"The old match is kept as {kept}." in begun.stdout.replace("\n", " ")
    listed = said(tmp_path, "replay", str(kept), "--moves")
    assert (listed.returncode, listed.stdout.split("\n")[0]) == (0, "inspire joy joy")


def test_a_save_that_cannot_be_moved_leaves_no_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a disk that can only be read: no renaming, no removing."""
    from partita.cli import saves

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    place = tmp_path / "fixed.json"
    place.write_text("{}")
    replace, unlink = Path.replace, Path.unlink

    def moved(self: Path, target: Path) -> Path:
        if self == place:
            raise OSError(18, "Invalid cross-device link")
        return replace(self, target)

    def removed(self: Path, missing_ok: bool = False) -> None:
        if self == place:
            raise OSError(30, "Read-only file system")
        unlink(self, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", moved)
        patch.setattr(Path, "unlink", removed)
        for _ in range(2):
            with pytest.raises(OSError, match="Read-only"):
                saves.retire(place)
    assert list((tmp_path / "data" / "partita" / "history").iterdir()) == []
    assert place.read_text() == "{}"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", moved)
        kept = saves.retire(place)
    assert kept is not None
    assert (kept.read_text(), place.exists()) == ("{}", False)


@pytest.mark.parametrize(
    "harm",
    [{"bots": ["nobody"]}, {"bots": ["gone.py:Gone"]}, {"bot_seed": 2**64}, {"bot_seed": 10**19 * 9}, {"bot_seed": -9}],
)
def test_a_save_whose_bot_cannot_be_had_is_refused_with_advice(
    harm: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from partita.cli import run, saves

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    save = saves.Save(format=saves.FORMAT, seat=0, bots=["random"], bot_seed=0, record=new(2, 11).record())
    place = tmp_path / "fixed.json"
    saves.write(place, save)
    place.write_text(json.dumps({**json.loads(place.read_text()), **harm}))
    before = place.read_bytes()
    for lang, begins, advice in (
        ("en", "fixed.json cannot go on: ", "with --new a new match begins, and this file goes to the history"),
        ("fr", "fixed.json ne peut pas reprendre", "avec --new, une nouvelle partie commence"),
    ):
        assert run(["play", "ovation", "--save", str(place), "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert begins in told
        assert advice in told
        assert told.count("\n") == 1
    assert run(["play", "ovation", "--save", str(place), "--lang", "en", "--seconds", "0"]) == 2
    assert place.read_bytes() == before


def wait_for(condition: "object", seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if callable(condition) and condition():
            return
        time.sleep(0.05)
    pytest.fail("waited in vain")
