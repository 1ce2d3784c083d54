"""Every other command, and everything a person can get wrong: one line, exit code 2, no traceback."""

import inspect
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import command as started
from tests.cli.terminal import environment, first_bot, new, plays

import partita
from partita import cli
from partita.cli import options, run, usage
from partita.core.errors import BadOption, Saying

COMMANDS = (
    "play",
    "sim",
    "replay",
    "verify",
    "rules",
    "bench",
    "box check",
    "box export",
    "db upgrade",
    "db verify",
    "db backup",
    "db export",
)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module", params=partita.games())
def over(request: pytest.FixtureRequest) -> "partita.Match":
    match = new(2, 5, request.param)
    plays(match, 0)
    return match


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "Example"), ("fr", "Exemple")):
        assert run([*command.split(), "--help", "--lang", lang]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert f"partita {command} " in told.partition(word)[2]
        assert "-h, --help" in told


def test_whoever_stops_it_while_it_begins_gets_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run", stopped)
    with pytest.raises(SystemExit) as left:
        cli.main(["serve"])
    assert left.value.code == cli.INTERRUPTED
    assert capsys.readouterr().err == "\n"


def test_nothing_at_all_is_a_question_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "play" in capsys.readouterr().out


BAD = [
    ("nope", "nope"),
    ("box", "command"),
    ("play", "GAME"),
    ("play chess", "chess"),
    ("play ovation --players 5", "1 to 4"),
    ("play ovation --players 0", "1 to 4"),
    ("play ovation --players two", "--players"),
    ("play ovation --bots nobody", "nobody"),
    ("play ovation --bots greedy,nobody", "nobody"),
    ("play ovation --bots greedy,random", "1 seat for a bot"),
    ("play ovation --players 1 --bots greedy", "in solo there is no seat"),
    ("play ovation --bots none.py:Bot", "none.py"),
    ("play ovation --bots broken.py:Bot", "broken.py"),
    ("play ovation --bots broken.py:Nobody", "broken.py"),
    ("play ovation --seed minus", "minus"),
    ("play ovation --seed -1", "-1"),
    ("play ovation --seat 2", "seat 2"),
    ("play ovation --lang de", "en or fr"),
    ("play ovation --composers bach,haydn", "bach"),
    ("play ovation --solo-level hard", "solo_level"),
    ("play ovation --players 1 --solo-level brutal", "brutal"),
    ("play lacrimosa --players 5", "1 to 4"),
    ("play lacrimosa --composers bach,eybler", "bach"),
    ("play lacrimosa --composers eybler,eybler", "chosen twice"),
    ("play lacrimosa --composers eybler,stadler,sussmayr", "at most 2"),
    ("play lacrimosa --constanze nobody", "constanze-1"),
    ("play lacrimosa --players 4 --constanze constanze-1", "no Constanze card"),
    ("play lacrimosa --solo-level hard", "solo_level"),
    ("play lacrimosa --players 1 --solo-level brutal", "brutal"),
    ("play lacrimosa --box missing", "missing"),
    ("play ovation --box missing", "missing"),
    ("play ovation --box empty", "box.toml"),
    ("play ovation --save garbage.json", "garbage.json"),
    ("play ovation --save empty", "empty"),
    ("sim chess", "chess"),
    ("sim ovation --players 9", "1 to 4"),
    ("sim ovation --games 0", "--games"),
    ("sim ovation --jobs 0", "--jobs"),
    ("sim ovation --bots nobody", "nobody"),
    ("sim ovation --bots greedy,random,nobody", "nobody"),
    ("sim ovation --bots greedy,random,greedy", "2 seats for bots"),
    ("sim ovation --bots broken.py:Bot", "broken.py"),
    ("sim ovation --bots raising.py:Raising --games 1", "raising.py:Raising raised KeyError: 'tone'"),
    ("sim ovation --bots cheat.py:Cheat --games 1", "the bot cheat.py:Cheat of game 1: "),
    ("sim ovation --bots leaving.py:Leaving --games 1", "leaving.py:Leaving cannot be used: SystemExit: 0"),
    ("sim ovation --bots made.py:Leaving --games 1", "made.py:Leaving cannot be used: SystemExit: 3"),
    ("sim ovation --bots chosen.py:Leaving --games 1", "in game 1, the bot chosen.py:Leaving raised SystemExit: 3"),
    ("play ovation --bots leaving.py:Leaving", "leaving.py:Leaving cannot be used: SystemExit: 0"),
    ("play ovation --bots made.py:Leaving", "made.py:Leaving cannot be used: SystemExit: 3"),
    ("play ovation --seed 1_000", "1_000"),
    ("play ovation --seed +5", "+5"),
    ("play ovation --seed \u0667", "\u0667"),
    ("sim ovation --seed 0x10", "0x10"),
    ("sim ovation --options [1]", "JSON"),
    ("sim ovation --options {", "JSON"),
    ('sim ovation --options {"gold":1}', "gold"),
    ("sim ovation --box missing", "missing"),
    ("replay missing.json", "missing.json"),
    ("replay garbage.json", "garbage.json"),
    ("replay list.json", "record"),
    ("verify empty", "empty"),
    ("verify garbage.json", "garbage.json"),
    ("verify deep.json", "deep.json"),
    ("verify binary.json", "binary.json"),
    ("box check missing", "missing"),
    ("box check garbage.json", "garbage.json"),
    ("box export chess --out x", "chess"),
    ("box export ovation", "--out"),
    ("rules chess", "chess"),
    ("sim lacrimosa --players 5", "1 to 4"),
    ('sim lacrimosa --options {"magnum_opus":true}', "magnum_opus"),
    ("rules lacrimosa LA-99", "LA-1"),
    ("rules lacrimosa OV-1.1", "OV-1.1"),
    ("rules ovation OV-99", "OV-1.1"),
    ("rules ovation OV-5.3 --lang xx", "xx"),
    ("bench --repeats 0", "--repeats"),
]


@pytest.mark.parametrize(("line", "named"), BAD)
def test_bad_input_is_one_line(line: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "garbage.json").write_text("{ not JSON")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    (tmp_path / "broken.py").write_text("raise RuntimeError('two\\nlines')")
    (tmp_path / "leaving.py").write_text("import sys\nsys.exit(0)\n")
    (tmp_path / "made.py").write_text("import sys\nclass Leaving:\n def __init__(self, seed): sys.exit(3)\n")
    (tmp_path / "chosen.py").write_text(
        "class Leaving:\n def __init__(self, seed): pass\n def choose(self, view, legal): raise SystemExit(3)\n"
    )
    (tmp_path / "cheat.py").write_text(
        "class Cheat:\n def __init__(self, seed): pass\n def choose(self, view, legal): return 'win'\n"
    )
    (tmp_path / "raising.py").write_text(
        "class Raising:\n def __init__(self, seed): pass\n def choose(self, view, legal): return view['tone']\n"
    )
    assert run(line.split()) == 2
    told = capsys.readouterr().err
    assert named in told
    assert "Traceback" not in told
    assert len([text for text in told.splitlines() if text.startswith("partita: ")]) == 1
    assert not (tmp_path / "partita").exists()


def test_box_check_names_file_row_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "export", "ovation", "--out", "mine"]) == 0
    assert run(["box", "check", "mine"]) == 0
    file = tmp_path / "mine" / "maestro.toml"
    file.write_text(file.read_text().replace("goal = ", "goal = -", 1))
    capsys.readouterr()
    assert run(["box", "check", "mine"]) == 2
    told = capsys.readouterr().err
    assert "maestro.toml" in told
    assert "goal" in told


@pytest.mark.parametrize(("game", "prefix"), [("lacrimosa", "LA"), ("ovation", "OV")])
def test_rules_print_a_clause_a_chapter_and_all(game: str, prefix: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", game, f"{prefix.lower()}-5.3"]) == 0
    clause = capsys.readouterr().out
    assert clause.startswith(f"{prefix}-5.3  ")
    assert run(["rules", game, "5.3"]) == 0
    assert capsys.readouterr().out == clause
    assert run(["rules", game, f"{prefix}-5", "--lang", "fr"]) == 0
    chapter = capsys.readouterr().out
    assert all(f"{prefix}-5.{number}  " in chapter for number in range(1, 6))
    assert run(["rules", game]) == 0
    everything = capsys.readouterr().out
    assert clause.strip() in everything


def test_records_are_verified_and_told(
    over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "over.json"
    file.write_text(json.dumps(over.record()))
    assert run(["verify", "over.json"]) == 0
    assert f"{over.ply} moves" in capsys.readouterr().out
    assert run(["replay", "over.json", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Total" in told
    assert {"lacrimosa": "Requiem", "ovation": "Inspiration"}[over.game] in told
    assert run(["replay", "over.json", "--moves"]) == 0
    assert capsys.readouterr().out.splitlines() == over.record()["moves"]
    changed = over.record()
    changed["digest"] = changed["digest"][::-1]
    file.write_text(json.dumps(changed))
    assert run(["verify", "over.json"]) == 2
    assert "digest" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "title"), [("en", "How the last points came about"), ("fr", "D’où viennent les")])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_end_of_lacrimosa_explains_the_last_points(
    lang: str, title: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new(players, 5, "lacrimosa")
    plays(match, 0)
    (tmp_path / "end.json").write_text(json.dumps(match.record()))
    assert run(["replay", "end.json", "--lang", lang]) == 0
    told = capsys.readouterr().out
    account = told.partition(title)[2]
    assert max(map(len, account.splitlines())) <= 100
    points = [{part["source"]: part["points"] for part in parts} for parts in match.breakdown()]
    scored = sum(int(count) * int(value) for count, value in re.findall(r"(\d)×(\d+)", account))
    assert scored == sum(each["requiem"] for each in points)
    per_vp = re.findall(r"[(](\d) = 1 [VP]+[)] +(.*)", account.replace("\u00a0", " "))
    assert len(per_vp) == 2
    left = [[int(number) // int(each) for number in numbers.split()] for each, numbers in per_vp]
    assert [sum(both) for both in zip(*left, strict=True)] == [
        each["leftovers"] for each in points if "leftovers" in each
    ]


def test_the_end_of_ovation_needs_no_more_words(over: "partita.Match") -> None:
    from partita.cli.drawing import drawing_of

    assert (drawing_of(over.game).account(over, "en") is None) == (over.game == "ovation")


def test_sim_gives_the_same_for_any_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = first_bot(tmp_path)
    results = []
    for jobs in ("1", "2"):
        args = ["sim", "ovation", "--players", "3", "--games", "4", "--bots", f"{bot},random", "--seed", "7"]
        assert run([*args, "--jobs", jobs, "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        assert result.pop("seconds") > 0
        results.append(result)
    assert results[0] == results[1]
    keys = ["game", "players", "games", "seed", "box", "bots", "seats", "end_reasons", "rounds", "decisions_per_game"]
    assert list(results[0]) == keys
    assert all(set(seat) == {"wins", "share", "ci95", "mean_score"} for seat in results[0]["seats"])
    assert sum(seat["share"] for seat in results[0]["seats"]) == pytest.approx(1, abs=1e-5)
    assert run(["sim", "ovation", "--players", "1", "--games", "2", "--bots", "random", "--seed", "7"]) == 0
    assert "the rulebook’s" in capsys.readouterr().out


# --- Two languages ---

WRONG = [
    (
        "nope",
        "there is no command 'nope': choose one of play, serve, sim,",
        "il n’y a pas de commande 'nope'\u00a0: choisissez",
    ),
    (
        "box",
        "a command is missing: choose one of check",
        "une commande\u00a0: choisissez check ou export",
    ),
    ("box chek x", "there is no command 'chek'", "il n’y a pas de commande 'chek'"),
    ("play", "GAME is missing: partita play GAME", "il manque GAME\u00a0: partita play GAME"),
    ("box export ovation", "--out is missing: partita box export GAME --out OUT", "il manque --out\u00a0: partita box"),
    (
        "play ovation --player 3",
        "no option '--player': perhaps --players",
        "d’option '--player'\u00a0: peut-être",
    ),
    (
        "play ovation -z",
        "partita play has no option '-z': see partita play --help",
        "d’option '-z'\u00a0: voyez",
    ),
    ("--seed 3", "there is no option '--seed' before a command", "il n’y a pas d’option '--seed' avant une commande"),
    (
        "play ovation x",
        "too many words: it is partita play GAME, then",
        "trop de mots\u00a0: c’est partita play GAME",
    ),
    ("rules ovation x y", "it is partita rules GAME [CLAUSE], then", "c’est partita rules GAME [CLAUSE], puis"),
    ("bench --quick=1", "--quick takes no value: write --quick alone", "--quick ne prend pas de valeur"),
    ("sim ovation --games", "--games wants a value: see partita sim --help", "--games demande une valeur\u00a0: voyez"),
    (
        "sim ovation --games=0",
        "--games is a whole number from 1 on, not '0'",
        "nombre entier à partir de 1, et non '0'",
    ),
    ("play ovation --players two", "--players is a whole number from 1 on, not 'two'", "et non 'two'"),
    ("play ovation --seconds x", "--seconds is a number such as 0.5, not 'x'", "--seconds est un nombre comme 0.5"),
    ("verify a\0b", "FILE cannot be that: see partita verify --help", "FILE ne peut pas avoir cette valeur"),
    (
        "play ovation --seat 7",
        "there is no seat 7: choose 0 to 1",
        "pas de place 7\u00a0: choisissez de 0 à 1",
    ),
    ("play ovation --players 1 --seat 7", "seat 7: choose 0", "place 7\u00a0: choisissez 0"),
    ("play ovation --seed x", "or 32 hexadecimal digits, not 'x'", "ou 32 chiffres hexadécimaux, et non 'x'"),
    (
        "play ovation --bots none.py:Bot",
        "there is no file 'none.py' with a bot in it",
        "pas de fichier 'none.py'",
    ),
    (
        "play ovation --players 3 --bots random,random,random",
        "beside you there are 2 seats for bots, and 3 are named",
        "à part vous, il y a 2 places pour des bots, et 3 bots sont nommés",
    ),
    (
        "sim ovation --players 1 --bots random,random",
        "there is 1 seat for a bot, and 2 are named",
        "il y a 1 place pour un bot, et 2 bots sont nommés",
    ),
    ("sim ovation --options [1]", "the options are no JSON object", "les options ne sont pas un objet JSON"),
    ("sim ovation --box none", "there is no folder 'none'", "il n’y a pas de dossier 'none'"),
    ("rules ovation OV-99", "the rules have no clause “OV-99”", "les règles n’ont pas d’article «\u00a0OV-99\u00a0»"),
    ("verify none.json", "'none.json' cannot be read: No such", "impossible de lire 'none.json'\u00a0: No such"),
    ("box check none", "there is no folder 'none'", "il n’y a pas de dossier 'none'"),
]


@pytest.mark.parametrize(("line", "english", "french"), WRONG)
def test_what_is_wrong_is_said_in_the_language_of_the_person(
    line: str, english: str, french: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, words in (("en_GB.UTF-8", english), ("fr_BE.UTF-8", french), ("de_DE.UTF-8", english)):
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        monkeypatch.setenv("LANG", lang)
        assert run(line.split(" ")) == 2
        told = capsys.readouterr().err
        assert words in told
        assert told.startswith("partita: ")
        assert told.count("\n") == 1


def test_the_language_asked_for_goes_before_the_systems(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("play chess --lang fr", "verify none.json --lang=fr", "sim ovation --foo --lang fr"):
        assert run(line.split()) == 2
        assert re.search("\u00a0: |n’", capsys.readouterr().err), line


def test_every_command_takes_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        assert run([*command.split(), "--help"]) == 0
        assert "--lang" in capsys.readouterr().out, command


def test_whole_numbers_have_a_least_value_to_be_told() -> None:
    import typer.main

    from partita.cli.app import app

    found: set[str] = set()
    tree: list[Any] = [typer.main.get_command(app)]
    while tree:
        command = tree.pop()
        tree += getattr(command, "commands", {}).values()
        for name, parameter in inspect.signature(command.callback).parameters.items() if command.callback else ():
            if re.search(r"\bint\b", str(parameter.annotation)):
                found.add(f"--{name.replace('_', '-')}")
    assert found == set(usage._LEAST)


def test_what_typer_says_else_is_repeated() -> None:
    import typer
    import typer.main

    from partita.cli.app import app

    wrong = typer.BadParameter("something new.")
    told = usage.said(wrong, typer.main.get_command(app), ["play", "ovation"])
    assert isinstance(told, Saying)
    assert told.text("en") == "Invalid value: something new; see partita play --help"


def test_verify_speaks_french(over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "over.json").write_text(json.dumps(over.record()))
    assert run(["verify", "over.json", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith(
        f"over.json\u00a0: valide. {over.game.title()}, 2 joueurs, {over.ply} coups, terminée ("
    )


def test_commands_speak_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "export", "ovation", "--out", "mine", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "mine\u00a0: boîte écrite. Modifiez-la, puis\u00a0: partita box check mine\n"
    assert run(["box", "check", "mine", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "mine\u00a0: boîte valide.\n"
    file = tmp_path / "mine" / "maestro.toml"
    file.write_text(file.read_text().replace("goal = ", "goal = -", 1))
    problems = []
    for lang in ("en", "fr"):
        assert run(["box", "check", "mine", "--lang", lang]) == 2
        problems.append(capsys.readouterr().err)
    assert all("maestro.toml" in told and "goal" in told for told in problems)
    assert problems[0] != problems[1]
    args = ["sim", "ovation", "--games", "2", "--bots", "greedy,random", "--seed", "7", "--lang", "fr"]
    assert run([*args, "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("2 parties d’Ovation, 2 joueurs, graine 7\n")
    assert "parties\u00a0: 2 sur 2" in err
    assert re.search(r"\d,\d\s%", out)


def test_progress_names_the_steps_of_compiling(capsys: pytest.CaptureFixture[str]) -> None:
    from partita.cli.warming import step_name
    from partita.core.warm import _doors

    for label, _ in _doors("ovation"):
        assert step_name("en", label) == label
        assert step_name("fr", label) != label
    assert step_name("fr", "greedy") == "greedy"


# --- Records that cannot be replayed ---


VIEW = {"round": 3, "ending": None, "hand": [], "seats": [{"gold": 2, "music": ["aria", "étude"], "odd\x1b": "\x07"}]}
_SEEN = ["round: 3", "ending: null", "hand: []", "seats[0].gold: 2", "seats[0].music: aria, étude"]
_LINES = [*(f"  {line}" for line in _SEEN), "  seats[0].odd\\x1b: \\x07"]
_TOLD = ["  • One thing.", "  • Another\\x1b[31m."]
REMEMBERED = {
    "en": ["What seat 1 saw last (docs/view.md):", *_LINES, "What had been told until then:", *_TOLD],
    "fr": [
        "Ce que la place 1 a vu en dernier (docs/view.md)\u00a0:",
        *_LINES,
        "Ce qui avait été raconté jusque-là\u00a0:",
        *_TOLD,
    ],
}


def test_a_record_of_other_rules_stays_readable(
    over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {**over.record(), "rules_version": 0}
    assert record["result"]
    save = {"format": "partita-save/1", "seat": 0, "bots": ["random"], "bot_seed": 1, "record": record}
    full = {**save, "view": VIEW, "log": ["One thing.", "Another\x1b[31m."]}
    for content in (record, save, full):
        text = json.dumps(content)
        (tmp_path / "old.json").write_text(text)
        assert run(["replay", "old.json", "--moves"]) == 0
        assert capsys.readouterr().out.splitlines() == record["moves"]
        for lang, why, players in (("en", "rules version 0", "2 players"), ("fr", "version 0 des règles", "2 joueurs")):
            assert run(["replay", "old.json", "--lang", lang]) == 2
            out, err = capsys.readouterr()
            assert err.startswith("partita: ")
            assert err.count("\n") == 1
            assert why in err
            opening, options, *remembered, result = out.splitlines()
            moves = remembered[-len(record["moves"]) :]
            seen = remembered[: -len(record["moves"])]
            assert seen == (REMEMBERED[lang] if content is full else [])
            assert over.game.title() in opening
            assert players in opening
            assert json.dumps(record["options"]) in options
            assert [line.split("  ")[-1] for line in moves] == record["moves"]
            assert ", ".join(str(points) for points in over.scores()) in result
        assert run(["verify", "old.json"]) == 2
        capsys.readouterr()
        assert (tmp_path / "old.json").read_text() == text
    (tmp_path / "open.json").write_text(json.dumps({**record, "result": None, "moves": record["moves"][:3]}))
    assert run(["replay", "open.json"]) == 2
    assert capsys.readouterr().out.endswith("The match is not over.\n")


def test_a_box_that_is_not_at_hand_is_asked_for_as_an_option(
    over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other.json").write_text(json.dumps({**over.record(), "box": "0" * 32}))
    for command in ("verify", "replay"):
        assert run([command, "other.json"]) == 2
        told = capsys.readouterr().err
        assert told.endswith("give its folder with --box\n")
        assert "box=" not in told


def test_a_seat_to_watch_from(over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "over.json").write_text(json.dumps(over.record()))
    for seat in ("7", "-1"):
        assert run(["replay", "over.json", f"--seat={seat}"]) == 2
        told = capsys.readouterr().err
        assert told == (
            f"partita: there is no seat {seat}: choose 0 to 1, or leave --seat out to see what a spectator sees\n"
        )
    assert run(["replay", "over.json", "--seat", "1"]) == 0


# --- Pipes and waits ---


@pytest.mark.parametrize("line", ["rules ovation", "replay over.json", "replay over.json --moves"])
def test_a_reader_who_goes_early_is_no_fault(line: str, over: "partita.Match", tmp_path: Path) -> None:
    (tmp_path / "over.json").write_text(json.dumps(over.record()))
    with subprocess.Popen(
        started(*line.replace("over.json", str(tmp_path / "over.json")).split()),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(120) == 0


def test_a_wrong_bot_or_seat_is_refused_before_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    from partita.cli import warming

    def waiting(game: str, lang: str) -> None:
        raise AssertionError(f"{game} is compiled, in {lang}")

    monkeypatch.setattr(warming, "ready", waiting)
    for wrong in (
        ["--bots", "foo"],
        ["--bots", "greedy,foo", "--players", "3"],
        ["--seat", "2"],
        ["--seconds", "-1", "--bots", "rollout"],
    ):
        assert run(["play", "ovation", *wrong]) == 2
    with pytest.raises(AssertionError, match="is compiled"):
        run(["play", "ovation"])


# --- Seeds, formats, deep folders ---


def test_a_seed_of_32_digits_is_hexadecimal() -> None:
    for text, seed in {
        "00000000000000000000000000000010": 16,
        "0000000000000000000000000000000A": 10,
        "10": 10,
        "0010": 10,
        str(2**128 - 1): 2**128 - 1,
    }.items():
        assert options.seed_of(text) == seed
    for text in ("1_000", " 7 ", "+5", "-1", "٧", "", "0x10", "a", "7\n", str(2**128), "f" * 31, "1" * 5_000):
        for lang, word in (("en", "hexadecimal"), ("fr", "hexadécimaux")):
            with pytest.raises(BadOption) as caught:
                options.seed_of(text)
            assert word in caught.value.text(lang)


@pytest.mark.parametrize("found", ["partita-save/2", "partita-record/2", 7])
def test_a_file_of_another_format_is_refused_in_the_same_words(
    found: object, over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "newer.json"
    file.write_text(json.dumps({**over.record(), "format": found}))
    for lang, has, reads in (
        ("en", f"newer.json has the format {found!r}; this program reads ", "partita-save/1 or partita-record/1"),
        ("fr", f"newer.json a le format {found!r}\u202f; ce programme lit ", "partita-save/1 ou partita-record/1"),
    ):
        for command, read in (("verify", reads), ("replay", reads), ("play ovation --save", "partita-save/1")):
            assert run([*command.split(), "newer.json", "--lang", lang]) == 2
            told = capsys.readouterr().err
            assert f"{has}{read}" in told
            assert told.count("\n") == 1
    assert run(["play", "ovation", "--save", "newer.json", "--lang", "en"]) == 2
    assert "with --new a new match begins" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "word"), [("en", "at most 200 deep"), ("fr", "au plus 200 dossiers")])
def test_folders_too_deep_are_refused(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = "a/" * 1_300
    for args in (["play", "ovation", "--save", deep], ["box", "export", "ovation", "--out", deep]):
        assert run([*args, "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert word in told
        assert told.count("\n") == 1
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / deep))
    assert run(["play", "ovation", "--lang", lang]) == 2
    assert word in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
