"""One sitting at the terminal, in this process: what is understood, what is refused, and how that is said."""

import io
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.terminal import new

import partita
from partita.cli import ask, saves
from partita.cli.drawing import drawing_of
from partita.cli.meaning import plain
from partita.cli.session import Session
from partita.cli.sitting import END_TURN, NEWS
from partita.core.events import Event
from partita.core.match import Match
from partita.text import LANGUAGES
from partita.text import seated as seat_names


class Typist(ask.Asker):
    """Types lines that were prepared."""

    def __init__(self, lines: Sequence[str], terminal: bool = False) -> None:
        self.lines, self.terminal, self.asked = list(lines), terminal, list[str]()

    def line(self, prompt: str, words: Sequence[str] = (), until: Callable[[], bool] | None = None) -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Liking:
    """Takes the first legal move of the kind it likes, or the last of all."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
        return next((move for move in legal if move.startswith(self.kind)), legal[-1])


def seated(
    folder: Path, match: Match, *lines: str, lang: str = "en", bot: Any = None, name: str = "greedy", height: int = 200
) -> tuple[Session, Typist, io.StringIO]:
    """A session of seat 0 that has not begun, who types in it, and what it prints on."""
    printed = io.StringIO()
    names = [name] * (match.players - 1)
    save = saves.Save(format=saves.FORMAT, seat=0, bots=names, bot_seed=0, record=match.record())
    bots = {seat: bot or Liking("end") for seat in range(1, match.players)}
    console = Console(file=printed, width=200, height=height)
    session = Session(match, 0, bots, save, folder / "save.json", lang, console)
    typist = Typist(lines)
    session.asker = typist
    return session, typist, printed


def played(folder: Path, match: Match, *lines: str, **more: Any) -> tuple[list[str], str, list[str]]:
    """The moves after a sitting in which these lines were typed, what was printed, and what was asked."""
    session, typist, printed = seated(folder, match, *lines, **more)
    session.run()
    return match.moves, printed.getvalue(), typist.asked


# --- What cannot be taken back, and why ---


@pytest.mark.parametrize(
    ("lang", "hidden", "decided", "sign"),
    [
        (
            "en",
            "your move has turned up something hidden",
            "greedy (player 2) has decided since",
            "► hands the decision",
        ),
        (
            "fr",
            "votre coup a dévoilé quelque chose de caché",
            "greedy (joueur 2) a décidé depuis",
            "► passe la décision",
        ),
    ],
)
def test_undo_says_what_bars_it(tmp_path: Path, lang: str, hidden: str, decided: str, sign: str) -> None:
    moves, told, _ = played(tmp_path, new(2, 11), "inspire joy joy", "artist fortune", "u", lang=lang)
    assert moves == ["inspire joy joy", "artist fortune"]
    assert hidden in told
    assert decided not in told
    assert sign in told  # before end-turn is done
    moves, told, _ = played(tmp_path, new(2, 11), "inspire joy joy", "end-turn", "u", "uu", lang=lang)
    assert len(moves) == 4
    assert told.count(decided) == 2
    assert hidden not in told


def test_undo_before_the_first_decision(tmp_path: Path) -> None:
    _, told, _ = played(tmp_path, new(2, 11), "u")
    assert "There is nothing to undo yet." in told


# --- What is typed ---


@pytest.mark.parametrize("typed", ["w", "d", "di", "gr", "no such thing", "²", "\0", "«»"])
def test_a_stray_letter_plays_nothing(tmp_path: Path, typed: str) -> None:
    moves, told, asked = played(tmp_path, new(2, 11), typed)
    assert moves == []
    assert "✗" in told
    assert not [question for question in asked if "Do you mean" in question]


@pytest.mark.parametrize(
    ("lang", "command", "told"),
    [
        ("en", "w", "w FILE writes the match"), ("en", "c", "c CARD tells"),
        ("en", "rules", "rules OV-5 prints a chapter, rules OV-5.3 a clause"),
        ("fr", "w", "w FICHIER y écrit"), ("fr", "carte", "c CARTE dit"),
        ("fr", "Règles", "rules OV-5 affiche un chapitre, rules OV-5.3 un article"),
    ],
)  # fmt: skip
def test_a_command_that_lacks_its_argument_says_so(tmp_path: Path, lang: str, command: str, told: str) -> None:
    moves, printed, _ = played(tmp_path, new(2, 11), command, lang=lang)
    assert moves == []
    assert told in printed


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "Seek Inspiration: 2 Joy"), ("en", "seek inspiration 2 joy"), ("en", "seek inspiration: 2 j"),
        ("en", "4."),
        ("en", "INSPIRE  joy joy"), ("en", "inspire joy j"), ("fr", "Chercher l’Inspiration : 2 Joie"),
        ("fr", "chercher l'inspiration 2 joie"), ("fr", "inspire joy joy"), ("fr", "4"),
    ],
)  # fmt: skip
def test_what_is_on_the_screen_can_be_typed(tmp_path: Path, lang: str, typed: str) -> None:
    moves, _, asked = played(tmp_path, new(2, 11), typed, lang=lang)
    assert moves == ["inspire joy joy"]
    assert len(asked) == 2  # that move, and the next


@pytest.mark.parametrize(
    ("lang", "typed", "question", "yes", "no"),
    [
        ("en", "2 joy", "Do you mean: Seek Inspiration: 2 Joy? (y/n)", "y", "n"),
        (
            "fr",
            "2 joie",
            "Voulez-vous dire\u00a0: Chercher l’Inspiration\u00a0: 2\u00a0Joie\u202f? (o/n)",
            "oui",
            "non",
        ),
    ],
)
def test_a_piece_of_a_move_is_asked_about(
    tmp_path: Path, lang: str, typed: str, question: str, yes: str, no: str
) -> None:
    moves, _, asked = played(tmp_path, new(2, 11), typed, no, lang=lang)
    assert moves == []
    assert question in [each.strip() for each in asked]
    moves, _, asked = played(tmp_path, new(2, 11), typed, "", "perhaps", yes, lang=lang)
    assert moves == ["inspire joy joy"]
    assert [each.strip() for each in asked].count(question) == 3


def test_a_card_without_what_to_do_with_it_is_asked_about(tmp_path: Path) -> None:
    moves, _, asked = played(tmp_path, new(2, 11), "didone", "n")
    assert moves == []
    assert "Do you mean: Perform “Didone abbandonata” Sonata? (y/n)" in [each.strip() for each in asked]
    moves, _, asked = played(tmp_path, new(2, 11), "perform didone")
    assert moves[0].startswith("perform didone")
    # The one legal piece, and more on the screen that could be meant: asked about too.
    moves, _, _ = played(tmp_path, new(2, 11), "perform", "n")
    assert moves == []


@pytest.mark.parametrize(
    ("lang", "typed", "listed"),
    [
        ("en", "seek", "Seek Inspiration: 2 Passion, Seek Inspiration: 1 Passion and 1 Joy"),
        ("fr", "chercher", "Chercher l’Inspiration\u00a0: 2\u00a0Passion, Chercher l’Inspiration"),
    ],
)
def test_what_may_mean_several_moves_says_which(tmp_path: Path, lang: str, typed: str, listed: str) -> None:
    moves, told, _ = played(tmp_path, new(2, 11), typed, lang=lang)
    assert moves == []
    assert listed in told


def test_a_move_that_is_barred_is_refused_by_its_name(tmp_path: Path) -> None:
    _, told, _ = played(tmp_path, new(2, 11), "perform the magic flute", "perform nobody", "End the turn")
    assert "✗ Perform The Magic Flute — You have performed no piece that shows Woodwind" in told
    assert "There is no move “perform nobody”" in told
    assert "✗ End the turn — Take your main action" in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", partita.games())
def test_any_first_move_can_be_typed_by_number_by_words_and_without_accents(
    tmp_path: Path, game: str, lang: str
) -> None:
    drawing, match = drawing_of(game), new(2, 11, game)
    labels = [drawing.sentence(match, choice, lang).plain for choice in match.choices() if choice.reason is None]
    for number, (move, label) in enumerate(zip(match.legal(), labels, strict=True), 1):
        for typed in (str(number), f"{number}.", move, label, plain(label).upper()):
            moves, _, asked = played(tmp_path, new(2, 11, game), typed, lang=lang)
            assert moves[:1] == [move], typed
            assert not [question for question in asked if "?" in question]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_of_lacrimosa_is_explained_and_taken_back(tmp_path: Path, lang: str) -> None:
    match = new(2, 11, "lacrimosa")
    card = match.legal()[0].split()[1]
    name = drawing_of("lacrimosa").card_names(match, lang)[card]
    typed = ["rules 5.5", "rules la-7", "c 1", f"c {card}", "1", "?", "1", "u", "uu", "s", "l"]
    moves, told, _ = played(tmp_path, match, *typed, lang=lang)
    assert moves == []
    assert "LA-5.5 " in told
    assert "LA-7.4 " in told
    assert told.count(f"{name}  ") >= 2
    assert told.count({"en": "One move taken back.", "fr": "Un coup annulé."}[lang]) == 2


@pytest.mark.parametrize(
    ("lang", "journey", "commission", "first", "more"),
    [
        (
            "en", "Journey with Mozart: Vienna", "commission {}", "First place a card of your hand in the Experiences",
            "and 22 more",
        ),
        (
            "fr", "voyager avec mozart : vienne", "COMMANDER {}", "Placez d’abord une carte de votre main",
            "et 22 de plus",
        ),
    ],
)  # fmt: skip
def test_moves_that_have_to_wait_are_found_by_their_words(
    tmp_path: Path, lang: str, journey: str, commission: str, first: str, more: str
) -> None:
    match = new(2, 11, "lacrimosa")
    opus = next(card for card in match.view(0)["market"] if card in match.box.rows["opus"])
    called = commission.format(plain(drawing_of("lacrimosa").card_names(match, lang)[opus]))
    for typed in (f"? {journey}", f"? {called}", journey, called, "? journey vienna"):
        moves, told, _ = played(tmp_path, new(2, 11, "lacrimosa"), typed, lang=lang)
        assert moves == []
        assert told.count(first) == 1, typed
        assert "(LA-3.2)" in told
    moves, told, _ = played(tmp_path, new(2, 11, "lacrimosa"), "?", "? nobody at all", lang=lang)
    told = " ".join(told.split())  # where lines end does not matter
    assert told.count(first) == 1  # once for all that has to wait
    assert more in told
    assert "nobody at all" in told


def test_a_card_that_lies_nowhere_is_found_too(tmp_path: Path) -> None:
    match = new(2, 11)
    there = str(match.view(0))
    away = next(card for card in match.box.rows["chamber"] if f"'{card}'" not in there)
    name = drawing_of("ovation").card_names(match, "en")[away]
    _, told, _ = played(tmp_path, match, f"? perform {name}")
    assert "There is no move" not in told
    assert f"Perform {name} — " in told


# --- Ending turns ---


@pytest.mark.parametrize(
    ("lang", "next_turn", "off"),
    [("en", "This one still waits", "Turns now wait"), ("fr", "Celui-ci vous attend encore", "c’est vous qui")],
)
def test_ending_turns_by_themselves_begins_with_the_next(tmp_path: Path, lang: str, next_turn: str, off: str) -> None:
    start, move = _at_the_end_of_a_period()
    assert start.legal() == [move] == [END_TURN]
    before, first = start.view(0)["round"], Liking("experience")
    moves, told, _ = played(tmp_path, start.copy(), "a", "u", lang=lang, bot=first)
    assert next_turn in told
    assert len(moves) < start.ply  # nothing is lost by it: the turn can still be taken back
    moves, told, _ = played(tmp_path, start.copy(), "a", "a", lang=lang, bot=first)
    assert moves == start.moves
    assert off in told
    match = start.copy()
    played(tmp_path, match, "a", "", lang=lang, bot=first)
    asked, through = 0, match.copy()
    while through.view(0)["round"] == before + 1:
        asked += through.to_move == 0 and len(through.legal()) > 1
        through.play(through.legal()[0])
    match = start.copy()
    played(tmp_path, match, "a", "", *["1"] * asked, lang=lang, bot=first)
    assert match.view(0)["round"] == before + 2  # the second turn has ended unasked


# --- What is offered ---


def test_a_kind_that_goes_on_in_the_second_column_is_named_there_too(tmp_path: Path) -> None:
    _, told, _ = played(tmp_path, new(2, 11))
    offered = told.partition("What do you do")[2]
    second = [line[100:].strip() for line in offered.splitlines() if line[100:].strip()]
    assert not second[0][0].isdecimal()


# --- Questions ---


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Greedy (player 2) performs {}. Do you attend? You gain {}, and greedy (player 2) gets a Ticket"),
        (
            "fr",
            "Greedy (joueur 2) joue «\u00a0{}\u00a0». Y assistez-vous\u202f? Vous gagnez {}, et greedy (joueur 2)",
        ),
    ],
)
def test_an_invitation_says_who_performs_and_what_it_brings(tmp_path: Path, lang: str, told: str) -> None:
    from partita.games.ovation import texts

    match = new(2, 11)
    _, printed, _ = played(tmp_path, match, "inspire joy joy", "end-turn", "?", lang=lang, bot=Liking("perform"))
    view = match.view(0)
    assert view["phase"] == "attend"
    row = match.box.rows["concert"].get(view["now"]["piece"]) or match.box.rows["chamber"][view["now"]["piece"]]
    gained = texts.amounts(dict.fromkeys(row["tones"], 1), lang)
    assert told.format(texts.within(view["now"]["piece"], lang), gained) in printed
    # All that waits for the answer waits for one reason, told once.
    assert printed.count("✗") == 1


def test_an_invitation_without_tickets_to_draw_says_who_gives_one() -> None:
    from partita.cli import ovation

    match = new(2, 11)
    view = match.view(0)
    view["now"]["piece"] = next(iter(match.box.rows["chamber"]))
    view["tickets"] = {"left": 0, "discarded": {"passion": 0, "joy": 0, "sorrow": 0}}
    for lang, told in (("en", "a Ticket of yours: the deck is empty"), ("fr", "l’un de vos billets")):
        assert told in ovation._invitation(match, view, lang)


@pytest.mark.parametrize(
    ("lang", "end", "legal"),
    [("en", "✗ End the turn — ", ": this move is legal now"), ("fr", "✗ Terminer le tour — ", "ce coup est possible")],
)
def test_explanations_name_moves_as_the_screen_does(tmp_path: Path, lang: str, end: str, legal: str) -> None:
    match = new(2, 11)
    _, told, _ = played(tmp_path, match, "? end", "? 4", "? 99", "? nobody", lang=lang)
    from partita.games.ovation.texts import move_text

    assert end in told
    assert move_text(match.legal()[3], lang) in told.partition(end)[2]
    assert legal in told
    assert "99" in told
    assert "inspire" not in told
    assert "end-turn" not in told


def test_cards_are_found_by_number_name_and_id(tmp_path: Path) -> None:
    match = new(2, 11)
    number = next(place for place, move in enumerate(match.legal(), 1) if "didone" in move)
    _, told, _ = played(tmp_path, match, f"c {number}")
    assert "“Didone abbandonata” Sonata  Chamber Music by Muzio Clementi." in told
    _, told, _ = played(tmp_path, new(2, 11), "c 1", "c 99", "c quatuor serioso", "c boccherini", "c SERIOSO")
    assert "Seek Inspiration: 2 Passion: there is no card in this move." in told
    assert "There is no move 99" in told
    assert "There is no card “quatuor serioso”." in told  # its French name
    assert "There is no card “boccherini”." in told  # a composer, no card
    assert "“Serioso” Quartet  Chamber Music" in told
    _, told, _ = played(tmp_path, new(2, 11), "c quatuor serioso", "c flute enchantee", lang="fr")
    assert "Il n’y a pas de carte" not in told


def test_rules_are_found_without_their_letters(tmp_path: Path) -> None:
    _, told, _ = played(tmp_path, new(2, 11), "rules 3.5", "rules ov-5.3", "rules 77", "rules")
    assert "OV-3.5 Perform" in told
    assert "OV-5.3 " in told
    assert "no clause “77”" in told
    assert "OV-12  " in told


@pytest.mark.parametrize(("level", "card"), [("easy", 1), ("hard", 3)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_somebody_alone_of_schikaneder(tmp_path: Path, lang: str, level: str, card: int) -> None:
    match = partita.new("lacrimosa", players=1, seed=11, options={"solo_level": level})
    assert int(match.box.data[0]["soloist_card_vp"][["easy", "normal", "hard"].index(level) + 1]) == card
    _, told, _ = played(tmp_path, match, "h", lang=lang)
    helped = " ".join(told.rpartition("LA-10")[2].split())
    assert {"en": f"each card taken {card} VP", "fr": f"chaque carte prise {card}\u00a0PV"}[lang].replace(
        "\u00a0", " "
    ) in helped.replace("\u00a0", " ")
    assert {"en": "He wins ties", "fr": "À égalité, il gagne"}[lang] in helped
    _, told, _ = played(tmp_path, new(2, 11, "lacrimosa"), "h", lang=lang)
    assert "Schikaneder" not in told
    assert "rules LA-10" in told
    for players, there in ((1, True), (2, False)):
        _, told, _ = played(tmp_path, new(players, 11), "h", lang=lang)
        assert ("rules OV-10" in told) == there


# --- News ---


def test_the_set_up_is_no_news_and_dealt_cards_share_a_line(tmp_path: Path) -> None:
    match = new(2, 11)
    _, told, _ = played(tmp_path, match, "l")
    assert "Since your last move" not in told
    assert told.count("New in the rows: Concert Music: ") == 1
    assert "is dealt" not in told
    moves, told, _ = played(tmp_path, new(2, 11), "inspire joy joy", "artist fortune")
    assert told.count("New in the rows: Fortune: ") == 1
    again = partita.load(_with(moves).record())
    _, told, _ = played(tmp_path, again)
    assert "Since your last move" in told
    assert "Concert Music: “" not in told.partition("Since your last move")[2].partition("What do you do")[0]
    assert "New in the rows: Fortune: " in told


def _at_the_end_of_a_period() -> tuple[Match, str]:
    """A match of Lacrimosa before the person's last decision in the first period, and that decision."""
    match, last = new(2, 11, "lacrimosa"), 0
    while match.view(0)["period"] == 1:
        last = match.ply if match.to_move == 0 else last
        match.play(match.legal()[0])
    again = new(2, 11, "lacrimosa")
    again.play_all(match.moves[:last])
    return again, match.moves[last]


@pytest.mark.parametrize(
    ("lang", "since", "left_out"),
    [
        ("en", "Since your last move", r"(\d+) lines are left out here; l shows all that has happened\."),
        ("fr", "Depuis votre dernier coup", r"(\d+)\slignes sont omises ici"),
    ],
)
def test_news_that_are_left_out_are_counted_and_the_own_move_stays(
    tmp_path: Path, lang: str, since: str, left_out: str
) -> None:
    match, move = _at_the_end_of_a_period()
    before = len(match.events(0))
    own = match.copy()
    own.play(move)
    _, told, _ = played(tmp_path, match, move, "l", lang=lang, bot=Liking("experience"))
    news = told.rpartition(since)[2]
    found = re.search(left_out, news)
    assert found is not None
    shown = [line for line in news[: news.index("  1 ")].splitlines() if line.lstrip().startswith("•")]
    assert len(shown) == NEWS
    drawing = drawing_of("lacrimosa")
    session, _, _ = seated(tmp_path, match, lang=lang)
    with seat_names(session._names()):
        every = session._lines(match.events(0, before))
        first = drawing.told([event for event in own.events(0, before) if event.kind is not None], lang)
        assert int(found[1]) == len(every) - NEWS
        assert [line.strip("• ").strip() for line in shown[: len(first)]] == first
        log = news[found.end() :].replace("\n", " ")
        assert all(line[:60] in log for line in every)  # l shows what was left out


def test_few_news_are_told_in_full(tmp_path: Path) -> None:
    _, told, _ = played(tmp_path, new(2, 11), "inspire joy joy", "artist fortune")
    assert "left out" not in told


def _with(moves: Sequence[str]) -> Match:
    match = new(2, 11)
    match.play_all(moves)
    return match


def test_a_low_terminal_gets_a_line_for_each_of_the_others(tmp_path: Path) -> None:
    def drawn(height: int, *lines: str) -> str:
        session, typist, printed = seated(tmp_path, new(4, 11), *lines, height=height)
        typist.terminal = True
        session.run()
        return printed.getvalue()

    assert drawn(200).count("╭") == 3
    low = drawn(40)
    assert "╭" not in low
    assert low.count("Music tokens: 1") == 3
    assert drawn(40, "t").count("╭") == 3


# --- Bots that fail ---


class Failing:
    def __init__(self, fault: Callable[[], str]) -> None:
        self.fault = fault

    def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
        return self.fault()


def _raise() -> str:
    raise RuntimeError("no\nidea")


@pytest.mark.parametrize(
    ("fault", "english", "french"),
    [
        (
            _raise,
            "the bot mine.py:Bot raised RuntimeError: no idea",
            "le bot mine.py:Bot a levé RuntimeError\u00a0: no idea",
        ),
        (
            lambda: "win",
            "the bot mine.py:Bot: there is no move 'win'",
            "le bot mine.py:Bot\u00a0: il n’y a pas de coup 'win'",
        ),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, fault: Callable[[], str], english: str, french: str) -> None:
    match = new(2, 11)
    session, _, printed = seated(tmp_path, match, "inspire joy joy", "end-turn", bot=Failing(fault), name="mine.py:Bot")
    with pytest.raises(partita.BadOption) as caught:
        session.run()
    assert caught.value.text("en").startswith(english)
    assert caught.value.text("fr").startswith(french)
    assert f"Saved to {tmp_path / 'save.json'}" in printed.getvalue().replace("\n", "")


# --- Going on ---


@pytest.mark.parametrize(
    ("lang", "left", "again"),
    [
        ("en", "--players and --seed do not apply", "answer y (yes)"),
        ("fr", "--players et --seed ne valent", "Répondez o"),
    ],
)
def test_going_on_says_what_does_not_apply(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    left: str,
    again: str,
) -> None:
    from partita.cli import run

    monkeypatch.setenv("COLUMNS", "200")
    match = _with(["inspire joy joy"])
    place = tmp_path / "kept.json"
    save = saves.Save(format=saves.FORMAT, seat=0, bots=["random"], bot_seed=0, record=match.record())
    saves.write(place, save)
    typed = ["perhaps", "", "y"]

    def sat(self: ask.Asker) -> None:
        self.terminal = True

    def line(self: ask.Asker, prompt: str, words: Sequence[str] = ()) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr(ask.Asker, "__init__", sat)
    monkeypatch.setattr(ask.Asker, "line", line)
    args = ["play", "ovation", "--save", str(place), "--lang", lang, "--players", "3", "--seed", "7"]
    assert run(args) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert left in told
    assert told.count(again) == 2
    assert saves.read(place).record == save.record
    before = place.read_bytes()
    assert run(args) == 130  # nothing typed: neither yes nor no
    assert place.read_bytes() == before


@pytest.mark.parametrize("game", partita.games())
def test_examples_of_clauses_are_clauses_of_a_chapter(tmp_path: Path, game: str) -> None:
    drawing = drawing_of(game)
    for lang in LANGUAGES:
        assert drawing.EXAMPLE in drawing.clauses(lang)
    _, told, _ = played(tmp_path, new(2, 11, game), "rules", "h")
    chapter, dot, _ = drawing.EXAMPLE.partition(".")
    assert dot
    assert f"rules {chapter} prints a chapter, rules {drawing.EXAMPLE} a clause" in told
    assert f"such as rules {drawing.EXAMPLE};" in told


@pytest.mark.parametrize(
    ("lang", "over", "question"),
    [
        ("en", "is over: this is how it ended. --new", "is over. See how it ended"),
        ("fr", "est terminée\u00a0: voici comment. --new", "est terminée. Voir comment"),
    ],
)
@pytest.mark.parametrize("game", partita.games())
def test_a_match_that_is_over_is_not_called_unfinished(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    lang: str,
    over: str,
    question: str,
) -> None:
    from partita.cli import run

    monkeypatch.setenv("COLUMNS", "200")
    match = new(2, 7, game)
    while not match.is_over:
        match.play(match.legal()[-1])
    place, asked = tmp_path / "kept.json", list[str]()
    saves.write(place, saves.Save(format=saves.FORMAT, seat=0, bots=["random"], bot_seed=0, record=match.record()))

    def sat(self: ask.Asker) -> None:
        self.terminal = True

    def line(self: ask.Asker, prompt: str, words: Sequence[str] = ()) -> str:
        asked.append(prompt)
        return "y"

    monkeypatch.setattr(ask.Asker, "__init__", sat)
    monkeypatch.setattr(ask.Asker, "line", line)
    args = ["play", game, "--save", str(place), "--lang", lang]
    for more in ([], ["--players", "3"]):
        assert run([*args, *more]) == 0
        told = capsys.readouterr().out
        assert over in told
        assert "Total" in told
        assert not [word for word in ("goes on", "reprend", "--players") if word in told]
        assert saves.read(place).is_over
    assert [question in each for each in asked] == [True]
    assert not [each for each in asked if "unfinished" in each or "inachevée" in each]


# --- What a save keeps for reading ---


def test_a_save_keeps_what_was_seen_and_told_also_after_undoing(tmp_path: Path) -> None:
    match = _with([])
    session, _, _ = seated(tmp_path, match, "inspire joy joy", "u", "inspire passion joy", "q", lang="fr")
    session.run()
    kept = saves.read(tmp_path / "save.json")
    assert kept.view == match.view(0)
    with seat_names(session._names()):
        assert kept.log == [event.text("fr") for event in match.events(0) if event.kind is not None]


def test_saving_is_quick_at_the_end_of_a_long_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(4, 7)
    session, _, _ = seated(tmp_path, match)
    while not match.is_over:
        match.play(match.legal()[-1])
    written = list[bytes]()
    monkeypatch.setattr(saves, "write_whole", lambda _, content: written.append(content))
    session.save()  # puts all that has happened into words
    worded = list(session._logged)
    monkeypatch.setattr(Event, "text", None)  # nothing is put into words twice
    session.save()
    assert session._logged == worded
    assert written[0] == written[1]
