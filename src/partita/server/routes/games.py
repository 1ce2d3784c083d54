"""What can be played: games, options, levels, rules and cards."""

import importlib
from functools import lru_cache
from typing import Annotated, Any

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from partita.core.errors import BadOption
from partita.core.game import GAMES, Box, Game
from partita.core.game import game as game_named
from partita.core.lessons import lessons as lessons_of
from partita.server.bots import LEVELS
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import bounds, refusing
from partita.server.server import Server
from partita.server.wire import BoxDigest, BoxInfo, Card, Clause, GameInfo, Goal, Lesson, LevelInfo
from partita.text import message
from partita.text.cards import named_by

_BOXES = 16  # whose moves are kept in words

Name = Annotated[str, PathParameter(max_length=20)]


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except BadOption as wrong:
        raise Refusal(Code.BAD_OPTION, why=wrong) from None


def _box(server: Server, game: Game, box: str | None) -> Box:
    """The box of a digest, the game's own without one."""
    known = server.boxes[game.name]
    used = known.get(box) or game.find_box(box) if box else next(iter(known.values()))
    if used is None:
        raise Refusal(Code.BAD_OPTION, why=BadOption("server-no-box", box=repr(box)))
    return used


def _texts(game: Game) -> Any:
    return importlib.import_module(f"partita.games.{game.name}.texts")


@get("/games", summary="What can be played, and with which options")
async def games(server: NamedDependency[Server]) -> list[GameInfo]:
    """All games."""
    levels = [LevelInfo(level=level, bot=skill.bot, playouts=skill.playouts) for level, skill in LEVELS.items()]
    return [
        GameInfo(
            name=name,
            title=name.capitalize(),
            most_players=game_named(name).most_seats,
            rules_version=game_named(name).rules_version,
            options=game_named(name).options_schema(),
            boxes=[BoxInfo(digest=box.digest, name=box.name) for box in server.boxes[name].values()],
            standing={question: dict(answers) for question, answers in game_named(name).standing.items()},
            levels=levels,
        )
        for name in GAMES
    ]


@get("/games/{name:str}/rules", summary="The rules, clause by clause")
async def rules(lang: NamedDependency[str], name: Name) -> list[Clause]:
    """The clauses in their order, in the language asked for."""
    texts = _texts(_game(name))
    chapters = texts.chapters(lang)
    return [
        Clause(clause=clause, chapter=chapters.get(clause.partition(".")[0], ""), title=title, text=text)
        for clause, (title, text) in texts.rules(lang).items()
    ]


@get("/games/{name:str}/lessons", summary="A first game, step by step")
async def lessons(lang: NamedDependency[str], name: Name) -> list[Lesson]:
    """The lessons in their order, in the language asked for."""
    bundle = f"{_game(name).name}.lessons"
    return [
        Lesson(
            id=lesson.id,
            title=message(lang, bundle, f"{lesson.id}-title"),
            text=message(lang, bundle, f"{lesson.id}-text"),
            learnt=message(lang, bundle, f"{lesson.id}-learnt"),
            position=lesson.position,
            goal=[Goal(event=aim.event, seat=aim.seat, args=aim.args) for aim in lesson.goal],
            line=lesson.line,
        )
        for lesson in lessons_of(name)
    ]


@get("/games/{name:str}/cards", summary="The cards of a box, with where their values come from")
async def cards(
    server: NamedDependency[Server],
    lang: NamedDependency[str],
    name: Name,
    box: Annotated[str | None, QueryParameter(**bounds(BoxDigest))] = None,
) -> list[Card]:
    """All cards of a box, the game's own unless another is named by its digest."""
    game = _game(name)
    used = _box(server, game, box)
    texts = _texts(game)
    return [
        Card(
            id=card,
            deck=deck,
            name=texts.name(used, card, lang),
            source=str(row.get("source", "")),
            row=dict(row),
            text=texts.card_text(used, card, lang),
        )
        for deck, rows in used.rows.items()
        for card, row in rows.items()
    ]


@get("/games/{name:str}/board", summary="What the boards of a box print")
async def board(
    server: NamedDependency[Server],
    name: Name,
    box: Annotated[str | None, QueryParameter(**bounds(BoxDigest))] = None,
) -> dict[str, Any]:
    """The columns of the box itself, with its lists: what is no card."""
    return dict(_box(server, _game(name), box).board)


@get("/games/{name:str}/moves", summary="What the moves of a box are called")
async def moves(
    server: NamedDependency[Server],
    lang: NamedDependency[str],
    name: Name,
    box: Annotated[str | None, QueryParameter(**bounds(BoxDigest))] = None,
) -> dict[str, str]:
    """Every move of a box by its text, as people read it."""
    game = _game(name)
    return _sentences(name, _box(server, game, box), lang)


@lru_cache(_BOXES)
def _sentences(name: str, box: Box, lang: str) -> dict[str, str]:
    game = _game(name)
    texts = _texts(game)
    moves = [game.move_text(code, box) for code in range(game.kernels.ACTIONS)]
    with named_by(box.rows):
        return {move: texts.move_text(move, lang) for move in moves if move}


router = Router(path="/", tags=["games"], route_handlers=refusing(games, rules, lessons, cards, board, moves))
