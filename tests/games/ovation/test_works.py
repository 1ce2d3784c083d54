"""The list of works that a second reader confirmed (OV-12.1) is that of the box."""

import re
from pathlib import Path

from partita.games.ovation import boxes

PAGE = Path(__file__).parents[3] / "docs" / "ovation-works.md"


def test_ov_12_1_every_work_of_the_box_is_in_the_list_with_its_facts() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^\| (.+?) \| (.+?) \| (\d{4}) \| (.+?) \| (?:Looked up|Known)\. \S.+ \|$", text, re.MULTILINE)
    rows = boxes.load().rows
    pieces = [row for deck in ("concert", "chamber", "magnum") for row in rows[deck].values()]
    assert found == [(row["name"]["en"], row["by"], str(row["year"]), row["work"]) for row in pieces]
