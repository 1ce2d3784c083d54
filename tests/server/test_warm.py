"""What a server needs is compiled before it starts: nobody waits for a compiler in the middle of a match."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from partita.kernel import jit


def test_a_round_of_use_compiles_nothing_more(tmp_path: Path) -> None:
    cache = tmp_path / "kernels"
    if jit.cache_root().is_dir():
        with suppress(shutil.Error):  # files that others who compile have just put in place of older ones
            shutil.copytree(jit.cache_root(), cache)
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.round", str(tmp_path / "data")],
        env={**os.environ, "PARTITA_CACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == ""
