"""What a person means by what they type."""

from partita.cli.meaning import cards_meant, completions, number, plain
from partita.cli.options import clause_named


def test_case_accents_and_signs_do_not_matter() -> None:
    assert plain("  Jouer « L’Œuvre d’ÉTÉ » !") == "jouer l oeuvre d ete"
    assert plain("«»") == ""


def test_whole_names_of_cards_win() -> None:
    names = {"encore": "Encore", "encore-une-fois": "Encore une fois"}
    assert cards_meant("ENCORE", names) == ["encore"]
    assert cards_meant("enc", names) == ["encore", "encore-une-fois"]
    assert cards_meant("", names) == []


def test_completion_goes_by_what_is_on_the_screen_and_by_texts() -> None:
    words = ["Terminer le tour", "Jouer « Une petite musique »", "end-turn"]
    assert completions("termi", words) == ["Terminer le tour"]
    assert completions("Musiqu", words) == ["Jouer « Une petite musique »"]
    assert completions("end", words) == ["end-turn"]
    assert completions("", words) == words


def test_numbers_with_and_without_a_full_stop() -> None:
    assert [number(text) for text in ("1", "1.", "1 .", "1.5", "", ".", "²")] == ["1", "1", "1", None, None, None, None]


def test_clauses_with_and_without_their_letters() -> None:
    known = ["OV-1.1", "OV-1.2"]
    assert [clause_named(text, known) for text in ("3.5", "3", "ov-3.5", "x")] == ["OV-3.5", "OV-3", "OV-3.5", "X"]
