"""Scripts in processes of their own: for flags that count only at the start, and for a clean slate."""

import os
import subprocess
import sys
from pathlib import Path

# Warnings are errors there too, save those that we mean: arithmetic modulo 2**64 without the JIT, in two files.
# No third-party warning needs an exception.
WARNINGS = [
    "error",
    "ignore:overflow encountered:RuntimeWarning:partita.kernel.rng",
    "ignore:overflow encountered:RuntimeWarning:partita.kernel.digest",
]


def run_apart(module: str, *args: str, first: Path | None = None, flags: dict[str, str] | None = None) -> str:
    """What a module prints as a script, with ``flags`` in its environment.  Fails when it fails or complains.

    ``first`` is a folder that it imports from before any other.
    """
    path = os.pathsep.join([*([str(first)] if first else ()), *(folder or "." for folder in sys.path)])
    done = subprocess.run(
        [sys.executable, *(f"-W{rule}" for rule in WARNINGS), "-m", module, *args],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, **(flags or {})},
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert not done.stderr
    return done.stdout
