"""How a server is set up: from the command line and from the environment.

| variable                 | meaning                                                                             |
| ------------------------ | ----------------------------------------------------------------------------------- |
| PARTITA_DATABASE_URL     | postgresql://USER@HOST/NAME, or any URL of SQLAlchemy's; unset: SQLite in the folder |
| PARTITA_CHANNELS_URL     | redis://, valkey:// or postgresql://: news between several processes; unset: one     |
| PARTITA_PUBLIC_URL       | the address people use, such as https://play.example.org                             |
| PARTITA_TRUSTED_PROXIES  | addresses of proxies whose X-Forwarded headers count, separated by commas            |
| PARTITA_SECRET           | what cookies are signed with, 32 characters or more; unset: a file in the folder     |
| PARTITA_BOT_THREADS      | how many bots think at once                                                          |
| PARTITA_SOCKETS          | how many WebSockets one process holds open                                           |
"""

import contextlib
import ipaddress
import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from partita.core.errors import BadOption, shown
from partita.server.limits import SOCKETS
from partita.server.news import is_channel
from partita.server.store import DATABASE_FILE, SQLALCHEMYS, STATEMENTS, libpqs, sqlite_url

_SECRET_FILE = "secret"
SERVING = "-serving"  # how the lock of an embedded database is called
_BESIDE = ("-wal", "-shm", "-journal", SERVING)
_SECRET_BYTES = 32
_SHORTEST_SECRET = 32
_OWNER_ONLY = 0o600
_MOST_THREADS = 64
_MOST_SOCKETS = 1_000_000
_DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}


# What may stand behind a "?" in a URL of PostgreSQL's.
_OPTIONS = (
    *SQLALCHEMYS,
    "application_name",
    "gsslib",
    "krbsrvname",
    "options",
    "passfile",
    "service",
    "ssl_max_protocol_version",
    "ssl_min_protocol_version",
    "sslcert",
    "sslcrl",
    "sslkey",
    "sslmode",
    "sslnegotiation",
    "sslpassword",
    "sslrootcert",
    "target_session_attrs",
)
_LIBPQ = {"ssl": "sslmode"}  # how SQLAlchemy's documents call an option
_LAST_PORT = 65_535
_HOST = re.compile(r"[0-9a-z._-]+|\[[0-9a-f:.]+\]")
_USER = re.compile("//.*@")  # a password may be there


class Settings(msgspec.Struct, frozen=True):
    """All that is settled when a server starts.  ``secret`` never goes into a log."""

    data: Path
    host: str
    port: int
    database: str
    secret: str
    channels: str | None = None
    public_url: str | None = None
    proxies: tuple[str, ...] = ()
    bot_threads: int = 1
    sockets: int = SOCKETS
    web: Path | None = None  # the browser's side as it was built

    @property
    def secure(self) -> bool:
        """Whether people reach the server through TLS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    def __repr__(self) -> str:
        return f"<settings of a server on {self.host}:{self.port}>"


def settings(data: Path, host: str, port: int, environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of a server whose files lie in the folder ``data``.  Raises BadOption, and OSError."""
    env = os.environ if environ is None else environ
    data.mkdir(parents=True, exist_ok=True)
    database = database_url(env.get("PARTITA_DATABASE_URL"), data)
    owners_only(database)
    return Settings(
        data=data,
        host=host,
        port=port,
        database=database,
        secret=_secret(env.get("PARTITA_SECRET"), data),
        channels=_channels(env.get("PARTITA_CHANNELS_URL")),
        public_url=_public(env.get("PARTITA_PUBLIC_URL")),
        proxies=_proxies(env.get("PARTITA_TRUSTED_PROXIES", "")),
        bot_threads=_threads(env.get("PARTITA_BOT_THREADS")),
        sockets=_sockets(env.get("PARTITA_SOCKETS")),
        web=built(),
    )


def built() -> Path | None:
    """The folder with the built pages of the browser's side; None where they were not built."""
    folder = Path(__file__).resolve().parent / "web"
    return folder if (folder / "index.html").is_file() else None


def database_url(url: str | None, data: Path) -> str:
    """A database's URL as ``engine_of`` takes it: with an asynchronous driver, and options as PostgreSQL's own programs
    call them.

    Raises BadOption, also for one of SQLite's that names no file: it would be forgotten.
    """
    if not url:
        if not _is_text(str(data)):
            raise BadOption("server-folder", folder=shown(str(data)))
        return sqlite_url(data)
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise BadOption("server-database") from None
    driver = _DRIVERS.get(parsed.drivername, parsed.drivername)
    if driver not in _DRIVERS.values() or not (_names_file(parsed) or _names_server(parsed)):
        raise BadOption("server-database")
    return parsed.set(drivername=driver, query=_options(parsed)).render_as_string(hide_password=False)


def _names_file(url: sa.URL) -> bool:
    name = url.database or ":memory:"
    return url.get_backend_name() == "sqlite" and name != ":memory:" and name[:5] != "file:" and _is_text(name)


def _names_server(url: sa.URL) -> bool:
    words = f"{url.username}{url.password}{url.host}{url.database}"
    return url.get_backend_name() == "postgresql" and (url.port or 0) <= _LAST_PORT and _is_text(words)


def _options(url: sa.URL) -> dict[str, str | tuple[str, ...]]:
    """The options behind a database's URL.  Raises BadOption for one that is not known: no driver would take it."""
    found = {_LIBPQ.get(name, name): value for name, value in url.query.items()}
    known = _OPTIONS if url.get_backend_name() == "postgresql" else ()
    for name in found:
        if name not in known:
            raise BadOption("server-database-option", option=shown(name))
    cached = found.get(STATEMENTS, "0")
    if not isinstance(cached, str) or not cached.isdecimal():
        raise BadOption("server-database-option", option=shown(f"{STATEMENTS}={cached}"))
    return found


def database_file(url: str) -> Path | None:
    """The file of an embedded database, by its one true name; None for another database."""
    parsed = sa.make_url(url)
    return Path(str(parsed.database)).resolve() if parsed.get_backend_name() == "sqlite" else None


def own_files(url: str, data: Path) -> list[Path]:
    """The files that a server lives on: the database with what SQLite and we put beside it, and the secret."""
    databases = [data / DATABASE_FILE, database_file(url)]
    beside = [Path(f"{file}{end}") for file in databases if file is not None for end in ("", *_BESIDE)]
    return [*beside, data / _SECRET_FILE]


def owners_only(url: str) -> None:
    """See to it that only its owner reads an embedded database; SQLite makes the files beside it alike.

    Raises OSError.
    """
    file = database_file(url)
    if file is not None:
        file.touch(_OWNER_ONLY)
        file.chmod(_OWNER_ONLY)


def _proxies(listed: str) -> tuple[str, ...]:
    """The addresses and networks of proxies.  Raises BadOption for a name: names are not looked up."""
    found = tuple(each.strip() for each in listed.split(",") if each.strip())
    for each in found:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise BadOption("server-proxies", given=shown(each)) from None
    return found


def _channels(url: str | None) -> str | None:
    if not url:
        return None
    scheme = url.partition("://")[0]
    if _DRIVERS.get(scheme, scheme) == _DRIVERS["postgresql"]:
        try:
            return libpqs(sa.make_url(database_url(url, Path())))
        except BadOption:
            raise BadOption("server-channels") from None
    if scheme not in ("redis", "rediss", "valkey", "valkeys", "unix") or not _is_text(url) or not is_channel(url):
        raise BadOption("server-channels")
    return url


def _public(url: str | None) -> str | None:
    if not url:
        return None
    if not _is_origin(url.rstrip("/")):
        raise BadOption("server-public-url", url=shown(_USER.sub("//***@", url)))
    return url.rstrip("/")


def _is_origin(url: str) -> bool:
    """Whether a URL is one that browsers can name as the origin of a page: host and port, and nothing more."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    named = f"[{host}]" if ":" in host else host
    whole = f"{parts.scheme}://{named}" if port is None else f"{parts.scheme}://{named}:{port}"
    fits = parts.scheme in ("http", "https") and bool(host) and _HOST.fullmatch(named) is not None
    return fits and url.lower() == whole


def _threads(number: str | None) -> int:
    if not number:
        return max(1, (os.cpu_count() or 1) // 2)
    return _whole(number, _MOST_THREADS, "server-bot-threads")


def _sockets(number: str | None) -> int:
    return _whole(number, _MOST_SOCKETS, "server-sockets") if number else SOCKETS


def _whole(number: str, most: int, otherwise: str) -> int:
    digits = number.isascii() and number.isdigit() and len(number) <= len(str(most))
    if not digits or not 1 <= int(number) <= most:
        raise BadOption(otherwise, most=str(most), given=shown(number))
    return int(number)


def _is_text(word: str) -> bool:
    """Whether a word from the environment is text: bytes that are none come as halves of letters."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def _secret(given: str | None, data: Path) -> str:
    """What cookies are signed with: given, or drawn once and kept in a file that only its owner reads."""
    if given:
        if len(given) < _SHORTEST_SECRET:
            raise BadOption("server-secret", least=str(_SHORTEST_SECRET))
        if not _is_text(given):
            raise BadOption("server-secret-letters")
        return given
    path = data / _SECRET_FILE
    if not path.exists():
        handle, drawn = tempfile.mkstemp(prefix=f".{_SECRET_FILE}.", dir=data)  # which only its owner may read
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(_SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(drawn, path)  # whole or not at all, and the first of several processes wins
        Path(drawn).unlink()
    path.chmod(_OWNER_ONLY)
    kept = path.read_text(encoding="ascii", errors="replace").strip()
    if len(kept) < _SHORTEST_SECRET or not kept.isascii():
        raise BadOption("server-secret-file", file=str(path))
    return kept
