"""Files that are made of the code: written anew, or compared with what they should be."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


def write(about: str, source: Callable[[], str]) -> None:
    """Write the file that the command line names, or with ``--check`` exit with 1 if it is not as it should be."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="say whether it differs")
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    there = options.file.read_text("utf-8") if options.file.exists() else ""
    if not options.check:
        options.file.write_text(source(), "utf-8")
    elif there != source():
        sys.exit(f"{options.file} is not what the code says: make golden writes it anew")
