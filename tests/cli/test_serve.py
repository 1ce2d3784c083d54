"""``partita serve``: what is wrong is told in one line, before anything is begun."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from partita.cli import run
from partita.core.errors import BadOption
from partita.server.occupied import occupied
from partita.server.settings import Settings, settings

WRONG = [
    (
        {"PARTITA_DATABASE_URL": "mysql://nobody@nowhere/x"},
        "the address in PARTITA_DATABASE_URL is none of a database",
        "l’adresse de PARTITA_DATABASE_URL n’est pas celle d’une base de données",
    ),
    (
        {"PARTITA_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/x"},
        "the database cannot be reached",
        "la base de données ne répond pas",
    ),
    (
        {"PARTITA_CHANNELS_URL": "amqp://nowhere"},
        "the address in PARTITA_CHANNELS_URL is none of a channel",
        "l’adresse de PARTITA_CHANNELS_URL n’est pas celle d’un canal",
    ),
    *(
        ({"PARTITA_CHANNELS_URL": url}, "PARTITA_CHANNELS_URL is none of a channel", "pas celle d’un canal")
        for url in (
            "redis://localhost:abc/0",
            "redis://localhost:70000/0",
            "valkey://[::1",
            "redis://localhost/0?no-such-option=1",
            "redis://localhost/0?socket_timeout=soon",
            "postgresql://localhost:abc/x",
        )
    ),
    ({"PARTITA_PUBLIC_URL": "play.example.org"}, "PARTITA_PUBLIC_URL is 'play", "PARTITA_PUBLIC_URL est 'play"),
    ({"PARTITA_PUBLIC_URL": "http://localhost/sub"}, "PARTITA_PUBLIC_URL is", "PARTITA_PUBLIC_URL est"),
    *(
        ({"PARTITA_PUBLIC_URL": url}, "PARTITA_PUBLIC_URL is", "PARTITA_PUBLIC_URL est")
        for url in (
            "http://[::1",
            "https://play.example.org:abc",
            "https://play.example.org:70000",
            "https://:8000",
            "https://clara:password@play.example.org",
            "https://play.example.org?x",
            "https://play .example.org",
            "https://jeux.école.example",
        )
    ),
    ({"PARTITA_SECRET": "\udcff" * 40}, "PARTITA_SECRET is no text in UTF-8", "PARTITA_SECRET n’est pas un texte"),
    ({"PARTITA_BOT_THREADS": "1" * 5000}, "from 1 to 64", "de 1 à 64"),
    *(
        ({"PARTITA_DATABASE_URL": url}, f"has the option '{option}", f"porte l’option '{option}")
        for url, option in (
            ("sqlite:///some.db?timeout=abc", "timeout"),
            ("postgresql://nobody@127.0.0.1:1/x?foo=bar", "foo"),
            ("postgresql://nobody@127.0.0.1:1/x?sslmode=require&channel_binding=require", "channel_binding"),
            ("postgresql://127.0.0.1:1/x?prepared_statement_cache_size=few", "prepared_statement_cache_size=few"),
        )
    ),
    *(
        ({"PARTITA_DATABASE_URL": url}, "PARTITA_DATABASE_URL is none of a database", "pas celle d’une base")
        for url in (
            "postgresql://127.0.0.1:70000/x",
            "postgresql://\udcff@127.0.0.1/x",
            "sqlite:///\udcff",
        )
    ),
    (
        {"PARTITA_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/x?sslmode=require"},
        "the database cannot be reached",
        "la base de données ne répond pas",
    ),
    ({"PARTITA_TRUSTED_PROXIES": "proxy"}, "hold 'proxy'", "comptent 'proxy'"),
    ({"PARTITA_SECRET": "short"}, "PARTITA_SECRET is too short", "PARTITA_SECRET est trop court"),
    ({"PARTITA_BOT_THREADS": "many"}, "from 1 to 64", "de 1 à 64"),
    ({"PARTITA_SOCKETS": "0"}, "from 1 to 1000000", "de 1 à 1000000"),
]


@pytest.mark.parametrize(("environ", "english", "french"), WRONG)
def test_what_is_wrong_with_the_environment_is_told(
    environ: dict[str, str],
    english: str,
    french: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    for lang, words in (("en", english), ("fr", french)):
        assert run(["serve", "--data", str(tmp_path), "--port", "0", "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert words in told
        assert "password" not in told
        assert told.count("\n") == 1


def test_a_folder_whose_name_is_no_text_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "is no text in UTF-8"), ("fr", "n’est pas un texte en UTF-8")):
        for command in (["serve"], ["db", "upgrade"], ["db", "verify"]):
            assert run([*command, "--data", f"{tmp_path}/\udcff", "--lang", lang]) == 2
            assert words in capsys.readouterr().err


@pytest.mark.parametrize("kept", [b"", b"short", "é".encode() * 40, b"\xff" * 40])
def test_a_secret_that_is_none_is_told(kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "secret").write_bytes(kept)
    for lang, words in (("en", "is not whole, or not all"), ("fr", "n’est pas entier, ou pas tout")):
        assert run(["serve", "--data", str(tmp_path), "--port", "0", "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert words in told
        assert told.count("\n") == 1


@pytest.mark.parametrize(
    "url", ["https://play.example.org", "http://127.0.0.1:8000/", "https://[::1]:8443", "HTTPS://Play.Example.org"]
)
def test_an_address_that_browsers_can_name_is_taken(url: str, tmp_path: Path) -> None:
    assert settings(tmp_path, "127.0.0.1", 0, {"PARTITA_PUBLIC_URL": url}).public_url == url.rstrip("/")


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(["serve", "--data", str(tmp_path), "--port", str(port)]) == 2
    assert f"nobody can listen at 127.0.0.1, port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(("first", "second", "together"), [(0, 0, False), (1, 0, False), (0, 1, False), (1, 1, True)])
def test_processes_that_do_not_hear_of_each_other_do_not_share_a_folder(
    first: bool, second: bool, together: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def of(channels: bool) -> Settings:
        return settings(tmp_path, "127.0.0.1", 0, {"PARTITA_CHANNELS_URL": "redis://nowhere"} if channels else {})

    with occupied(of(first)):
        if together:
            with occupied(of(second)):
                pass
        else:
            with pytest.raises(BadOption, match="is served already"), occupied(of(second)):
                pass
        if not first:
            for lang, words in (("en", "is served already"), ("fr", "est déjà servi")):
                assert run(["serve", "--data", str(tmp_path), "--port", "0", "--lang", lang]) == 2
                assert words in capsys.readouterr().err
    with occupied(of(False)):
        pass


def test_a_database_by_another_name_is_the_same(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    first = settings(one, "127.0.0.1", 0, {})
    other.mkdir()
    (other / "partita.sqlite3").symlink_to(one / "partita.sqlite3")
    (tmp_path / "third").symlink_to(one)
    with occupied(first):
        for again in (
            settings(other, "127.0.0.1", 0, {}),
            settings(tmp_path / "third", "127.0.0.1", 0, {}),
            settings(other, "127.0.0.1", 0, {"PARTITA_DATABASE_URL": f"sqlite:///{one}/../one/partita.sqlite3"}),
        ):
            with pytest.raises(BadOption, match="is served already"), occupied(again):
                pass


def test_a_secret_is_drawn_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    first = settings(tmp_path, "127.0.0.1", 0, {})
    assert settings(tmp_path, "127.0.0.1", 0, {}).secret == first.secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["partita.sqlite3", "secret"]
    assert (tmp_path / "partita.sqlite3").stat().st_mode & 0o777 == 0o600
    assert first.secret not in repr(first)


def test_only_its_owner_reads_a_file_of_sqlites_wherever_it_lies(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.db"
    for _ in range(2):
        settings(tmp_path, "127.0.0.1", 0, {"PARTITA_DATABASE_URL": f"sqlite:///{file}"})
        assert file.stat().st_mode & 0o777 == 0o600
        file.chmod(0o644)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:some.db?uri=true"])
def test_a_database_of_sqlites_is_a_file(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        settings(tmp_path, "127.0.0.1", 0, {"PARTITA_DATABASE_URL": url})


@pytest.mark.parametrize("public", ["https://play.example.org", ""])
def test_each_address_is_told_once(
    public: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def served(settings: object, ready: Callable[[], None]) -> bool:
        ready()
        return True

    monkeypatch.setattr("partita.server.run.run", served)
    monkeypatch.setenv("PARTITA_PUBLIC_URL", public)
    assert run(["serve", "--data", str(tmp_path), "--host", "0.0.0.0", "--port", "0"]) == 0
    told = [word for word in capsys.readouterr().out.split() if word.startswith("http")]
    assert len(told) == len(set(told))
    assert told[0] == public or not public
