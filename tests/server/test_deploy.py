"""What is deployed: the image does what the script does, and what the script installs works in a fresh folder."""

import json
import os
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

import partita
from partita.version import __version__

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
SCRIPT = DEPLOY / "install.sh"
READY_SECONDS = 60
STOP_SECONDS = 30

pytestmark = pytest.mark.xdist_group("deploy")  # in one process: installed just once


def _instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions: the word and the rest."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def _told(word: str) -> str:
    """What the only instruction of that kind says."""
    (rest,) = [rest for instruction, rest in _instructions() if instruction == word]
    return rest


def _compose() -> dict[str, Any]:
    composed: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return composed


def test_the_image_is_made_by_the_script() -> None:
    runs = [rest for instruction, rest in _instructions() if instruction == "RUN"]
    assert sum("deploy/install.sh /opt/partita" in run for run in runs) == 1
    installing = re.compile(r"\b(pip|venv|uv|apt-get|apt|curl|wget|python\d?)\b")
    assert [run for run in runs if installing.search(run.replace("PIP_NO_CACHE_DIR=1", ""))] == []
    assert not {"COPY", "ADD"} & {instruction for instruction, _ in _instructions()}


def test_the_image_runs_as_nobody_in_particular_and_can_be_asked_and_stopped() -> None:
    assert _told("USER") == "partita"
    assert "/healthz" in _told("HEALTHCHECK")
    assert _told("STOPSIGNAL") == "SIGTERM"
    assert json.loads(_told("ENTRYPOINT")) == ["partita"]
    assert json.loads(_told("CMD"))[0] == "serve"


def test_what_the_script_reads_reaches_the_builder() -> None:
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    kept = [line[1:] for line in lines if line.startswith("!")]
    assert lines[0] == "*"
    assert [name for name in kept if not (ROOT / name).exists()] == []
    assert {"deploy/install.sh", "requirements/play.txt", "pyproject.toml", "README.md", "LICENSE", "src"} <= set(kept)


def test_compose_has_all_that_several_servers_need() -> None:
    services = _compose()["services"]
    assert set(services) == {"upgrade", "server", "proxy", "postgres", "redis"}
    assert "ports" not in services["server"]  # or it could not be scaled
    assert services["server"]["depends_on"]["upgrade"]["condition"] == "service_completed_successfully"
    settings = services["server"]["environment"]
    assert settings == services["upgrade"]["environment"]
    assert settings["PARTITA_TRUSTED_PROXIES"] == services["proxy"]["networks"]["inner"]["ipv4_address"]
    assert {"PARTITA_DATABASE_URL", "PARTITA_CHANNELS_URL", "PARTITA_PUBLIC_URL", "PARTITA_SECRET"} <= set(settings)


def test_no_secret_stands_in_a_file() -> None:
    composed = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert re.findall(r"(?:SECRET|PASSWORD): (?!\$\{\w+:\?)", composed) == []
    example = (DEPLOY / "settings.example").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", composed))
    assert {line for line in example.splitlines() if line and not line.startswith("#")} == {f"{n}=" for n in asked}


def test_each_setting_is_told_of() -> None:
    guide = (ROOT / "docs" / "host-a-table.md").read_text(encoding="utf-8")
    for name in ("compose.yaml", "Dockerfile", "settings.example", "install.sh"):
        named = set(re.findall(r"PARTITA_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
        assert {setting for setting in named if setting not in guide} == set()


@pytest.mark.parametrize(
    ("arguments", "python", "why"),
    [
        ([], "python3", "say where to install"),
        (["one", "two"], "python3", "say where to install"),
        (["--help"], "python3", "--help is no folder"),
        (["there"], "/nowhere/python3", "/nowhere/python3 is not Python 3.11 or newer"),
    ],
)
def test_the_script_says_in_a_line_what_it_wants(arguments: list[str], python: str, why: str, tmp_path: Path) -> None:
    refused = subprocess.run(
        [SCRIPT, *arguments],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert why in refused.stderr
    assert list(tmp_path.iterdir()) == []


# --- Installed -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh folder into which the script has installed everything."""
    target = tmp_path_factory.mktemp("deploy") / "partita"
    before = _sources()
    done = subprocess.run([SCRIPT, target], env=_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert _sources() == before, "the checkout is only read"
    return target


def _sources() -> set[Path]:
    """The files that a build could leave behind in the checkout."""
    return {*ROOT.glob("*"), *(ROOT / "src").glob("*"), *(ROOT / "deploy").glob("*")}


def _environment(**more: str) -> dict[str, str]:
    """The environment without what the tests set for themselves."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PARTITA_", "PYTHON", "NUMBA", "VIRTUAL_ENV"))}
    return {**kept, "LANG": "C", **more}


def _asked(installed: Path, *words: str) -> str:
    environment = _environment(PARTITA_CACHE_DIR=str(installed / "kernels"))
    return subprocess.run(
        [installed / "bin" / words[0], *words[1:]],
        cwd=installed,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.slow
def test_what_is_installed_is_this_version_with_its_texts(installed: Path) -> None:
    assert _asked(installed, "partita", "--version") == f"partita {__version__}\n"
    assert "OV-1" in _asked(installed, "partita", "rules", "ovation", "OV-1")
    where = _asked(installed, "python", "-c", "import partita; print(partita.__file__)")
    assert Path(where.strip()).is_relative_to(installed)


@pytest.mark.slow
def test_what_is_installed_starts_warm(installed: Path) -> None:
    asking = "import sys; from partita.core.warm import is_warm; print([is_warm(game) for game in sys.argv[1:]])"
    games = partita.games()
    assert _asked(installed, "python", "-c", asking, *games) == f"{[True for _ in games]}\n"


@pytest.mark.slow
def test_what_is_installed_serves_as_the_image_does(installed: Path, tmp_path: Path) -> None:
    """The image's command, but for the port and the folder: healthy once it is ready, gone in peace on SIGTERM."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ours = {"/data": str(tmp_path / "data"), "8000": str(port), "0.0.0.0": "127.0.0.1"}
    command = [ours.get(word, word) for word in json.loads(_told("CMD"))]
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as kept:
        server = subprocess.Popen(
            [installed / "bin" / "partita", *command],
            cwd=tmp_path,
            env=_environment(PARTITA_CACHE_DIR=str(installed / "kernels")),
            stdout=kept,
            stderr=subprocess.STDOUT,
        )
    try:
        assert _healthy(f"http://127.0.0.1:{port}/healthz", server), log.read_text(encoding="utf-8")
        server.send_signal(signal.SIGTERM)
        assert server.wait(STOP_SECONDS) in (0, -signal.SIGTERM), log.read_text(encoding="utf-8")
    finally:
        server.kill()
        server.wait()


def _healthy(url: str, server: "subprocess.Popen[bytes]") -> bool:
    """Whether a server that is starting says that all is well before it is too late."""
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    return False
