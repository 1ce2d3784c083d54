"""Texts: complete in both languages, never half filled in, and set as a printer would."""

import doctest
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import partita
import partita.text
from partita.core.errors import BadOption
from partita.core.events import Event
from partita.core.reasons import Reason
from partita.games.ovation import boxes, texts
from partita.games.ovation import names as words
from partita.games.ovation.actions import WORDS
from partita.games.ovation.happenings import EVENTS, Happening
from partita.games.ovation.layout import Bonus, Phase, Symbol, Task
from partita.games.ovation.names import names
from partita.games.ovation.refusals import CAUSES, Refusal
from partita.text import COMMON, LANGUAGES, BadText, joined, message, seat_name, seated
from partita.text.cards import named_by

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "partita"
WORDINGS = (COMMON, "ovation", "lacrimosa")  # what people read in play
# What is wrong, and what would be right.
ERRORS = (*(f"{home}.{kind}" for kind in ("errors", "box") for home in WORDINGS), "partita.refusals")
LESSONS = ("ovation.lessons", "lacrimosa.lessons")
BUNDLES = (*WORDINGS, *ERRORS, *LESSONS, "partita.web")
BOX = boxes.load()


# Messages that read the same in English and French, and should.
EQUAL = {
    "partita.web": {
        "chart-points",
        "deck-constanze",
        "deck-solo",
        "language-en",
        "language-fr",
        "level-normal",
        "link",
        "nav",
        "new-minutes-many",
        "new-mode-solo",
        "ov-part-concert",
        "ov-part-fortune",
        "ov-part-maestro",
        "points",
        "points-count",
        "replay-pause",
        "source",
        "start-solo",
        "theme-auto",
        "title",
        "total",
    },
    COMMON: {"page-title", "sim-bot", "table-total", "usage-word-arguments", "usage-word-options"},
    "ovation": {
        "title",
        "label-inspiration",
        "station-short-fortune",
        "station-short-inspiration",
        "deck-fortune",
        "symbol-piano",
        "tone-passion",
    },
    "partita.errors": set(),
    "partita.refusals": set(),
    "ovation.errors": set(),
    "partita.box": set(),
    "ovation.box": set(),
    "lacrimosa": {
        "action-requiem",
        "action-short-requiem",
        "instrument-short-voices",
        "kind-composition",
        "kind-talent",
        "label-opuses",
        "movement-agnus-dei",
        "movement-kyrie",
        "movement-offertorium",
        "movement-sanctus",
        "movement-sequentia",
        "opponent",
        "short-ducats",
        "short-finance",
        "title",
    },
    "lacrimosa.errors": set(),
    "lacrimosa.box": {"year"},
    "ovation.lessons": set(),
    "lacrimosa.lessons": set(),
}

# What begins with a large letter inside a sentence too.
NAMES = (
    "Ovation",
    "Lacrimosa",
    "K. ",
    "Soloist",
    "Schikaneder",
    "Mozart",
    "Opus",
    "Memor",
    "Constanze",
    "Requiem",
    "City",
    "Royal",
    "Python",
    "TOML",
    "JSON",
    "Magnum Opus",
    "Fortune",
    "Patron",
    "Maestro",
)

WIDE, NARROW = "\u00a0", "\u202f"  # what French puts before : and inside guillemets; and before ; ! ?


def parsed(lang: str, bundle: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(partita.text.messages(lang, bundle))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
    return {entry.id.name: entry for entry in found}


MESSAGES = {(lang, bundle): parsed(lang, bundle) for lang in LANGUAGES for bundle in BUNDLES}


class Parts(Visitor):
    """The variables, references and words of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's way)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def parts(lang: str, bundle: str, key: str) -> Parts:
    """The parts of a message, its references followed for the variables."""
    found = Parts()
    found.visit(MESSAGES[lang, bundle][key])
    for reference in found.references:
        found.variables |= parts(lang, bundle, reference).variables
    return found


@pytest.mark.parametrize("bundle", BUNDLES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(bundle: str) -> None:
    english, french = (
        {key: parts(lang, bundle, key).variables for key in MESSAGES[lang, bundle]} for lang in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("bundle", BUNDLES)
def test_texts_equal_in_both_languages_are_listed(bundle: str) -> None:
    english, french = (
        {key: "".join(parts(lang, bundle, key).words) for key in MESSAGES[lang, bundle]} for lang in LANGUAGES
    )
    equal = {key for key, text in english.items() if text == french[key] and re.search("[A-Za-z]", text)}
    assert equal == EQUAL[bundle]


def whole(text: str) -> str:
    """A text that came out whole: one line, nothing left unresolved."""
    assert text
    assert "\n" not in text
    assert not re.search(r"[{}]|\?\?\?|\bNone\b", text), text
    return text


# Words, and what to call every card, for each kind of argument of events and reasons.
ARGUMENTS: dict[str, list[Any]] = {
    "tone": list(words.TONE_WORDS),
    "symbol": list(words.SYMBOL_WORDS),
    "station": list(words.STATION_WORDS),
    "deck": list(words.DECK_WORDS),
    "reason": list(words.END_WORDS[1:]),
    "action": list(words.SOLO_ACTION_WORDS),
    "preference": list(words.PREFERENCE_WORDS),
    "music": ["violin-concerto"],
    "helper": ["the-prodigy"],
    "maestro": ["efficiency-expert"],
    "solo": list(BOX.rows["solo"])[:1],
    "card": ["string-quartet"],
    "magnum": ["symphony-no-9"],
    "seat": [1],
}


def samples(kinds: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Arguments of these kinds, so that each word comes up once."""
    count = max((len(ARGUMENTS.get(kind, [0, 1, 2])) for kind in kinds), default=1)
    for turn in range(count):
        args = {}
        for kind in kinds:
            values = ARGUMENTS.get(kind, [turn, 0, turn + 1])
            args[kind.removeprefix("number:")] = values[turn % len(values)]
        yield args


@pytest.mark.parametrize("happening", Happening)
def test_every_event_has_a_sentence(happening: Happening) -> None:
    shape = EVENTS[happening]
    assert shape.clause in texts.CLAUSES
    for args in samples(shape.args):
        event = Event(0, shape.name, 0, args, shape.clause, "ovation")
        english, french = (whole(texts.event_text(event, lang)) for lang in LANGUAGES)
        assert english != french
        for text in (english, french):
            assert text.endswith(".")
            assert text[0].isupper() or text[0] == "«"


def test_an_event_of_no_seat_has_a_sentence() -> None:
    event = Event(3, "tickets-remade", None, {"count": 1}, "OV-3.7", "ovation")
    assert texts.event_text(event, "en") == "The one discarded Ticket becomes the new deck."


def test_a_hidden_event_has_a_sentence() -> None:
    assert texts.event_text(Event(7), "en") == "Something happens that this seat may not see."


def test_people_count_places_from_one() -> None:
    event = Event(0, "dealt", None, {"deck": "chamber", "card": "string-quartet", "place": 0}, "OV-2.1", "ovation")
    assert texts.event_text(event, "en") == "String Quartet is dealt to the Chamber Music row, place 1."


def test_seats_are_called_by_their_names_where_there_are_any() -> None:
    event = Event(0, "ticket-given", 1, {"tone": "joy", "seat": 0}, "OV-3.7", "ovation")
    assert texts.event_text(event, "en") == "Player 2 gives a Joy Ticket: Player 1 takes it."
    with seated(["Clara"]):
        assert texts.event_text(event, "en") == "Player 2 gives a Joy Ticket: Clara takes it."
    assert seat_name("fr", 0) == "Joueur 1"


def test_ov_3_2_a_gain_is_told_by_its_tones() -> None:
    event = Event(0, "inspired", 0, {"passion": 1, "joy": 0, "sorrow": 1}, "OV-3.2", "ovation")
    assert texts.event_text(event, "en") == "Player 1 seeks Inspiration: 1 Passion and 1 Sorrow."
    assert texts.event_text(event, "fr") == (
        "Joueur 1 cherche l’Inspiration\u00a0: 1\u00a0Passion et 1\u00a0Tristesse."
    )


@pytest.mark.parametrize("refusal", [refusal for refusal in Refusal if refusal != Refusal.OK])
def test_every_refusal_has_a_sentence(refusal: Refusal) -> None:
    cause = CAUSES[refusal]
    assert cause.clause in texts.CLAUSES
    for args in samples((cause.about,) if cause.about else ()):
        for have, need in ((None, None), (0, 1), (1, 2), (2, 5)):
            reason = Reason(cause.name, cause.clause, have, need, args, "ovation")
            english, french = (whole(texts.reason_text(reason, lang)) for lang in LANGUAGES)
            assert english != french
            assert english.endswith(".")
            assert french.endswith(".")


def test_every_move_of_the_box_has_a_phrase() -> None:
    moves = set(names(BOX).texts)
    assert {move.split()[0] for move in moves} == set(WORDS)
    for lang in LANGUAGES:
        told = {move: whole(texts.move_text(move, lang)) for move in moves}
        assert len(set(told.values())) == len(moves), "two moves read the same"
    assert {f"moves-{word}" for word in WORDS} <= MESSAGES["en", "ovation"].keys()


def test_a_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(BadOption, match="no move"):
        texts.move_text("fly away", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_sentence(lang: str) -> None:
    for deck, rows in BOX.rows.items():
        for card in rows:
            assert whole(texts.name(BOX, card, lang)) == texts.card_name(card, lang)
            assert whole(texts.card_text(BOX, card, lang)).endswith(".")
            assert texts.card_text(BOX, card, lang).startswith(texts.effects_text(BOX, card, lang))
            if deck in ("fortune", "patron"):
                whole(texts.effect_text(BOX, card, lang))
            if deck == "maestro":
                assert "2" in whole(texts.task_text(BOX, card, lang, progress=2))


def test_ov_11_2_the_sentence_of_the_prodigy() -> None:
    assert texts.effect_text(BOX, "the-prodigy", "en") == "At Seek Inspiration, if Joy was raised: +1 Joy"
    assert texts.effect_text(BOX, "the-prodigy", "fr") == (
        "À l’action «\u00a0Chercher l’Inspiration\u00a0», si Joie a augmenté\u00a0: +1\u00a0Joie"
    )


def test_cards_no_box_has_are_refused_and_ids_no_box_knows_are_readable() -> None:
    with pytest.raises(BadOption, match="no card 'moonlight'"):
        texts.card_text(BOX, "moonlight", "en")
    assert texts.card_name("a-sonata-of-mine", "fr") == "A sonata of mine"
    assert texts.card_name(None, "en") == "a card"


def test_quotation_marks_within_quotation_marks() -> None:
    assert texts.move_text("perform moonlight-sonata", "fr") == "Jouer «\u00a0Sonate “Clair de lune”\u00a0»"


def our_box(folder: Path) -> Path:
    """A box in which every card has a name of ours."""
    shutil.copytree(Path(boxes.__file__).parent / "box", folder)
    for deck in ("chamber", "concert", "fortune", "patron", "magnum", "maestro"):
        rows = folder / f"{deck}.toml"
        rows.write_text(rows.read_text("utf-8").replace('name = { en = "', 'name = { en = "Our '), "utf-8")
    return folder


def test_a_box_names_the_cards_of_its_own_matches_only(tmp_path: Path) -> None:
    theirs = partita.new("ovation", players=2, seed=1, box=our_box(tmp_path / "box"))
    usual = partita.new("ovation", players=2, seed=1)
    for match, ours in ((usual, False), (theirs, True)):
        sentences = [event.text() for event in match.events() if "card" in event.args]
        assert sentences
        assert all(("Our " in told) is ours for told in sentences)
        refused = match.why_not("end-turn")
        assert refused is not None
        assert bool(refused.box) is ours
        with named_by(match.box.rows):
            assert ("Our " in texts.move_text("perform string-quartet", "en")) is ours


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_game_has_a_text(lang: str) -> None:
    wanted = [f"tone-{word}" for word in words.TONE_WORDS]
    wanted += [f"symbol-{word}" for word in words.SYMBOL_WORDS]
    wanted += [f"{key}-{word}" for word in words.STATION_WORDS for key in ("station", "station-short")]
    wanted += [f"deck-{word}" for word in words.DECK_WORDS]
    wanted += [f"bonus-{bonus.name.lower()}" for bonus in Bonus]
    wanted += [f"phase-{word}" for word in words.PHASE_WORDS]
    wanted += [f"end-reason-{word}" for word in words.END_WORDS[1:]]
    wanted += [f"preference-{word}" for word in words.PREFERENCE_WORDS]
    wanted += [f"solo-action-{word}" for word in words.SOLO_ACTION_WORDS]
    assert len(wanted) > len(Symbol) + len(Phase)
    for key in wanted:
        whole(message(lang, "ovation", key))
    for task in Task:
        for goal in (1, 4):
            text = whole(message(lang, "ovation", f"task-{hyphened(task.name)}", goal=goal, about="Piano"))
            assert str(goal) in text
    for tone in words.TONE_WORDS:
        whole(message(lang, "ovation", "power-tone", tone=tone))


# --- Keys that the program uses ---

CALL = re.compile(r"\b_?(?:say|text|message)\(\s*(?:[\w.]+,\s*)*(?:\"(?:partita|ovation)\",\s*)?f?\"([^\"\n]+)\"")


def used() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each key in the sources, in calls of ``message`` and its shorthands; {...} stands for any word."""
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parent.name == "lab":  # its ``say`` is told what goes on, not a key
            continue
        for found in CALL.finditer(path.read_text(encoding="utf-8")):
            key = found[1]
            if re.fullmatch(r"[a-z][a-z0-9-]*(\{[^}]+\}[a-z0-9-]*)*", key) and key not in (*LANGUAGES, *BUNDLES):
                pattern = re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(key))
                yield f"{path.relative_to(ROOT)}: {key}", re.compile(pattern)


def test_every_key_that_the_program_uses_exists() -> None:
    keys = [key for bundle in BUNDLES for key in MESSAGES["en", bundle]]
    uses = list(used())
    assert len(uses) > len(words.TONE_WORDS)
    assert [use for use, pattern in uses if not any(pattern.fullmatch(key) for key in keys)] == []


def home(path: Path) -> str:
    """The game that a source is about, or COMMON."""
    about = [game for game in WORDINGS if game in path.relative_to(SOURCES).with_suffix("").parts]
    return about[0] if about else COMMON


def test_no_message_is_unused() -> None:
    """A game's messages are named in its own sources, or in those that all games share."""
    texts_of = dict.fromkeys(WORDINGS, "")
    for path in sorted(SOURCES.rglob("*.py")):
        texts_of[home(path)] += path.read_text(encoding="utf-8")
    for bundle in WORDINGS:  # tests/core/test_errors.py does the same for errors
        sources = "".join(texts_of.values()) if bundle == COMMON else texts_of[bundle] + texts_of[COMMON]
        literals = set(re.findall(r"[\"']([a-z][a-z0-9-]*(?:\{[^}\n]*\}[a-z0-9-]*)*)[\"']", sources))
        families = [
            re.compile(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(literal)))
            for literal in literals
            if "-{" in literal or "}-" in literal
        ]
        assert not any(family.fullmatch("label-anything") for family in families), "a label is named in full"
        found = MESSAGES["en", bundle]
        referred = {reference for key in found for reference in parts("en", bundle, key).references}
        unused = {
            key for key in found.keys() - literals - referred if not any(family.fullmatch(key) for family in families)
        }
        assert unused == set()


# --- Loading ---


def test_an_unknown_language_is_a_bad_option() -> None:
    for ask in (
        lambda: message("de", COMMON, "bye"),
        lambda: texts.rules("de"),
        lambda: texts.card_text(BOX, "string-quartet", "de"),
        lambda: texts.name(BOX, "string-quartet", "de"),
    ):
        with pytest.raises(BadOption, match="choose one of en or fr"):
            ask()


def test_faults_of_the_program_are_raised() -> None:
    for key, args in (("no-such-key", {}), ("event-lost", {"who": "X"}), ("event-lost", {"who": "X", "tone": "green"})):
        with pytest.raises(BadText):
            message("en", "ovation", key, **args)
    with pytest.raises(BadText):
        message("en", "no-such-game", "bye")


def test_lists_of_words() -> None:
    assert joined("en", []) == ""
    assert joined("fr", ["a"], "or") == "a"
    assert joined("fr", ["a", "b", "c"], "or") == "a, b ou c"
    assert joined("en", ["a", "b"], "comma") == "a, b"


@pytest.mark.parametrize("bundle", ERRORS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_begin_small_and_end_without_a_stop(lang: str, bundle: str) -> None:
    """They stand behind the name of a command or a file, and inside one another."""
    for key, found in MESSAGES[lang, bundle].items():
        text = "".join(parts(lang, bundle, key).words).strip()
        assert not text.endswith("."), f"{lang}: {key}"
        first = found.value.elements[0] if found.value else None
        if isinstance(first, ast.TextElement):
            assert not first.value[0].isupper() or first.value.startswith(NAMES), f"{lang}: {key}"


def test_the_library_is_loaded_with_the_first_text_only() -> None:
    code = "import sys, partita.text; sys.exit('fluent.runtime' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], check=False, env={"PYTHONPATH": str(SOURCES.parent)}).returncode
        == 0
    )


def test_the_examples_in_docstrings_hold() -> None:
    for module in (partita.text, texts):
        result = doctest.testmod(module)
        assert result.failed == 0
        assert result.attempted > 0


# --- The rules ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_every_clause_in_order(lang: str) -> None:
    found = texts.rules(lang)
    assert tuple(found) == texts.CLAUSES
    assert all(title and text for title, text in found.values())
    assert list(texts.chapters(lang)) == list(dict.fromkeys(clause.partition(".")[0] for clause in texts.CLAUSES))
    for _, text in found.values():
        assert set(re.findall(r"OV-\d+\.\d+", text)) <= set(texts.CLAUSES)


def test_no_title_or_clause_is_the_same_in_both_languages() -> None:
    english, french = (texts.rules(lang) for lang in LANGUAGES)
    assert [clause for clause in english if english[clause][1] == french[clause][1]] == []
    assert [clause for clause in english if english[clause][0] == french[clause][0]] == []


def rulings(lang: str) -> dict[str, set[str]]:
    """The rulings that each clause shows."""
    word = {"en": "ruling", "fr": "décision"}[lang]
    return {
        clause: set(re.findall(rf"^\({word} (R\d+){WIDE}?: .+\)$", text, re.MULTILINE))
        for clause, (_, text) in texts.rules(lang).items()
    }


def test_rulings_are_shown_as_such_and_agree_with_the_list() -> None:
    table = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (R\d+) \| (OV-[^|]+) \|", table, re.MULTILINE)
    assert [number for number, _ in listed] == [f"R{number}" for number in range(1, len(listed) + 1)]
    pairs = {(number, clause) for number, clauses in listed for clause in clauses.split(", ")}
    for lang in LANGUAGES:
        assert {(number, clause) for clause, numbers in rulings(lang).items() for number in numbers} == pairs


# --- French typography ---


# No text, though there are marks in it: how a number is written, and a word as programs and files have it.
COMPUTED = re.compile(r"\{ NUMBER\([^}]*\) \}|'[a-z-]+'")


def french_lines() -> Iterator[str]:
    for bundle in BUNDLES:
        for line in partita.text.messages("fr", bundle).splitlines():
            if not line.startswith("#"):
                yield COMPUTED.sub("", line)
    for game in partita.games():
        yield from partita.text.source("fr", game, "rules.fr.md").splitlines()


def test_french_spaces_and_quotation_marks() -> None:
    for line in french_lines():
        assert not re.search(rf"[^{NARROW}\[(][;!?]", line.replace(f"«{WIDE}?", "")), line
        assert not re.search(rf"[^{WIDE}]:(?!CLASSE|//)", line), line
        assert not re.search("[\"'“”`º]|\\.\\.\\.", line), line


def test_french_guillemets_keep_to_what_they_hold() -> None:
    boxes = [line for box in SOURCES.glob("games/*/box/*.toml") for line in box.read_text("utf-8").splitlines()]
    for line in (*french_lines(), *boxes):
        assert not re.search(rf"«[^{WIDE}]|[^{WIDE}]»", line), line
        assert not re.search(rf"«{WIDE}À ", line), line  # an À alone would end a line


def test_english_apostrophes_and_quotation_marks() -> None:
    for name, bundle in (("en.ftl", COMMON), ("en.ftl", "ovation"), ("rules.en.md", "ovation")):
        for line in partita.text.source("en", bundle, name).splitlines():
            if not line.startswith("# "):
                assert not re.search("[\"'`]|\\.\\.\\.| [,;:!]", COMPUTED.sub("", line)), line


def test_plural_forms() -> None:
    assert message("en", "ovation", "deck-left", count=1) == "1 card"
    assert message("fr", "ovation", "deck-left", count=0) == "0\u00a0carte"
    assert message("fr", "ovation", "deck-left", count=2) == "2\u00a0cartes"
