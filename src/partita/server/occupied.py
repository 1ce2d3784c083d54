"""One database file, one server: processes that do not hear of each other must not serve the same one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from partita.core.errors import BadOption, shown
from partita.server.settings import SERVING, Settings, database_file

if sys.platform != "win32":  # which has no such locks: there nobody is kept out
    import fcntl


@contextmanager
def occupied(settings: Settings) -> Iterator[None]:
    """Within the block the embedded database is this process's; with channels, that of all processes that have them.

    The lock goes with the process, however it ends.  Raises BadOption when others have the database, and OSError.
    """
    file = database_file(settings.database)  # by its one true name, whatever links lead there
    if sys.platform == "win32" or file is None:
        yield
        return
    with Path(f"{file}{SERVING}").open("a") as lock:
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if settings.channels else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption("server-occupied", file=shown(str(file))) from None
        yield
