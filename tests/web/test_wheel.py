"""What is installed from a wheel has the pages, as they were built."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.web.people import ROOT

from partita.server.settings import built


def test_a_wheel_holds_the_pages_that_were_built(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = {name.removeprefix("partita/server/web/") for name in zipfile.ZipFile(wheel).namelist()}
    pages = built()
    there = [] if pages is None else [path for path in pages.rglob("*") if path.is_file()]
    assert held >= {str(path.relative_to(pages)) for path in there if pages}
