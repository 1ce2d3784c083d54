"""What messages are filled in with may be anything: they come out whole, and can be printed."""

import pytest

from partita.core.errors import cut, seen
from partita.text import LANGUAGES, joined, listed, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_texts_lose_their_middle(lang: str) -> None:
    told = message(lang, "partita", "box-good", folder="a" * 5_000 + "z" * 5_000)
    assert "aaa…zzz" in told
    assert len(told) < 2_500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_shape_is_written_out(lang: str) -> None:
    assert message(lang, "partita", "box-good", folder="\x1b[1m\ud800").startswith("\\x1b[1m\\ud800")
    assert message(lang, "partita", "box-good", folder="two\nlines\u202f!").startswith("two\nlines\u202f!")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_beyond_counting_are_not_grouped(lang: str) -> None:
    for number, digits in ((10**15, f"1{'0' * 15}"), (10**28, f"1{'0' * 28}"), (10**5000, "that int")):
        assert digits in message(lang, "partita", "winner-one", who="Clara", points=number)
        assert digits in message(lang, "partita", "winner-one", who="Clara", points=-number)
    assert "that" not in message(lang, "partita", "winner-one", who="Clara", points=-12)


def test_lists_may_be_long() -> None:
    words = [str(number) for number in range(3_000)]
    assert joined("en", words, "comma") == ", ".join(words)
    assert joined("fr", words) == f"{', '.join(words[:-1])} et 2999"
    assert listed("en", words).endswith(", 58, 59 and 2,940 more")
    assert listed("fr", words[:60], "or") == joined("fr", words[:60], "or")
    assert listed("en", [10**5000, "\x1b"]) == "that int and \\x1b"


def test_texts_from_outside() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abc…fg"
    assert seen("tab\tline\n", 60, "\n") == "tab\\tline\n"
    assert seen("\u00a0é—🎵", 60) == "\u00a0é—🎵"
    assert len(seen("\U000e0001" * 1_000, 60)) == 60
