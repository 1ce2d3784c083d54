"""What the pages say: every key that they use is there, and none is there that they do not use."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import partita.text

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
SOURCE = "\n".join(path.read_text("utf-8") for path in PAGES)
KEY = r"[a-z][a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*"


def _keys() -> set[str]:
    parsed = FluentParser().parse(partita.text.messages("en", "partita.web"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def _patterns(literals: set[str]) -> list[re.Pattern[str]]:
    """Keys as they are written, ``${...}`` standing for any word."""
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(literal))) for literal in literals]


def test_every_key_that_the_pages_use_exists() -> None:
    called = set(re.findall(rf"""\bt\(\s*["'`]({KEY})["'`]""", SOURCE))
    assert called
    keys = _keys()
    assert [p.pattern for p in _patterns(called) if not any(p.fullmatch(key) for key in keys)] == []


def test_no_message_of_the_pages_is_unused() -> None:
    literals = set(re.findall(rf"""["'`]({KEY})["'`]""", SOURCE))
    patterns = _patterns({literal for literal in literals if "$" not in literal or "-${" in literal or "}-" in literal})
    assert {key for key in _keys() if not any(pattern.fullmatch(key) for pattern in patterns)} == set()
