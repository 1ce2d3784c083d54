"""Doing a move of a seat, up to where a seat decides next, or Schikaneder has his turn."""

from tests.oracle.lacrimosa.box import SHAPES, Reward
from tests.oracle.lacrimosa.journey import journey
from tests.oracle.lacrimosa.legality import instruments, shapes, ways
from tests.oracle.lacrimosa.market import commission, document
from tests.oracle.lacrimosa.requiem import contribute
from tests.oracle.lacrimosa.table import Table, gain
from tests.oracle.lacrimosa.turns import end_turn
from tests.oracle.lacrimosa.works import perform, sell


def do(t: Table, move: str) -> None:
    """Do a legal move."""
    word, *about = move.split()
    match word:
        case "experience":
            place_above(t, about[0])
        case "story":
            place_below(t, about[0])
        case "use-card":
            use_card(t)
        case "ducats":
            gain(t.active, Reward(ducats=t.period))  # LA-3.4
            t.phase = "act"
        case "document" | "commission" | "perform" | "sell" | "journey":
            act(t, word, about[0])
        case "requiem":
            spend_action(t, "requiem")
            t.movement = about[0]
            go_on_contributing(t)
        case "instrument":
            t.instrument = about[0]
            go_on_contributing(t)
        case "composer":
            finish_contributing(t, SHAPES[t.composers.index(about[0])])
        case "skip":
            t.granted = None
            t.phase = "act"
        case "end-turn":
            end_turn(t)
        case _:
            raise ValueError(move)


def place_above(t: Table, card: str) -> None:
    """One card of the hand goes to the Experiences row (LA-3.2)."""
    t.active.hand.remove(card)
    t.active.experiences.append(card)
    t.phase = "story"


def place_below(t: Table, card: str) -> None:
    """Another goes to the Stories row (LA-3.2)."""
    t.active.hand.remove(card)
    t.active.stories.append(card)
    t.phase = "use"


def use_card(t: Table) -> None:
    """Its instant reward first, then its actions (LA-3.3)."""
    card = t.box.memories[t.active.experiences[-1]]
    gain(t.active, card.instant)
    t.todo = set(card.actions)
    t.phase = "act"


def act(t: Table, word: str, about: str) -> None:
    """One of the actions but Requiem."""
    spend_action(t, "perform" if word == "sell" else word)  # LA-5.3: one action
    gives = None
    match word:
        case "document":
            document(t, about)
        case "commission":
            commission(t, about)
        case "perform":
            perform(t, about)
        case "sell":
            sell(t, about)
        case "journey":
            gives = journey(t, about)
    after_action(t, gives)


def spend_action(t: Table, action: str) -> None:
    """The action that a tile gives is used up, or else the printed one (LA-3.3, LA-3.5)."""
    if t.granted is not None:
        t.granted = None
    else:
        t.todo.remove(action)


def after_action(t: Table, gives: str | None) -> None:
    """An action that a tile gives is done at once, and skipped when nothing of it can be done (LA-3.5)."""
    t.phase = "act"
    if gives is not None and ways(t, gives):
        t.granted = gives
        t.phase = "grant"


def go_on_contributing(t: Table) -> None:
    """Ask for the instrument, then for the composer; what has one answer is not asked (LA-5.5)."""
    if t.instrument is None:
        if len(instruments(t)) > 1:
            t.phase = "instrument"
            return
        t.instrument = instruments(t)[0]
    if len(shapes(t)) > 1:
        t.phase = "composer"
        return
    finish_contributing(t, shapes(t)[0])


def finish_contributing(t: Table, shape: str) -> None:
    """All is chosen."""
    movement, instrument = str(t.movement), str(t.instrument)
    t.movement = t.instrument = None
    after_action(t, contribute(t, movement, instrument, shape))
