"""Refusals: each code has its sentence in both languages, and is told in the protocol document."""

from partita.server.refusals import Code, Refusal
from partita.text import LANGUAGES, load


def test_each_code_has_a_sentence_in_both_languages_and_no_sentence_is_left_over() -> None:
    told_by_their_cause = {Code.ILLEGAL, Code.UNDO_BARRED, Code.BAD_OPTION, Code.BAD_RECORD}
    for lang in LANGUAGES:
        bundle = load(lang, "partita.refusals")
        assert set(bundle._messages) == {str(code) for code in set(Code) - told_by_their_cause}


def test_a_refusal_tells_its_code_and_its_sentence() -> None:
    told = Refusal(Code.SEAT_TAKEN, seat=2).told("fr", "m1")
    assert (told.code, told.id) == ("seat-taken", "m1")
    assert told.text == "la place 2 n’est pas libre\u00a0: choisissez-en une autre"
