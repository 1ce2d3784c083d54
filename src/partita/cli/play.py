"""``partita play GAME``."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from partita import Bot
    from partita.cli.saves import Save
    from partita.core.game import Game
    from partita.core.match import Match

_DEFAULT_BOT = "greedy"
_DEFAULT_PLAYERS = 2
_SEED_BYTES = 8


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    players: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option(show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
    magnum_opus: Annotated[bool, typer.Option("--magnum-opus")] = False,
    solo_level: Annotated[str | None, typer.Option(show_default=False)] = None,
    composers: Annotated[str | None, typer.Option(show_default=False)] = None,
    constanze: Annotated[str | None, typer.Option(show_default=False)] = None,
    box: Annotated[Path | None, typer.Option(show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(show_default=False)] = None,
    seconds: Annotated[float | None, typer.Option(show_default=False)] = None,
    auto_end: Annotated[bool, typer.Option("--auto-end")] = False,
    new: Annotated[bool, typer.Option("--new")] = False,
    server: Annotated[str | None, typer.Option(show_default=False)] = None,
    match: Annotated[str | None, typer.Option(show_default=False)] = None,
    name: Annotated[str | None, typer.Option(show_default=False)] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    """Play in the terminal: against bots, saved after every decision, or on a server with people."""
    import partita
    from partita.cli import saves
    from partita.cli.drawing import Screen
    from partita.cli.options import checked_depth, folder, language, names, seed_of, words
    from partita.cli.session import Session
    from partita.cli.warming import ready
    from partita.core.errors import BadOption, CorruptRecord
    from partita.core.game import game as game_named
    from partita.text import joined

    lang = language(lang)
    joining = None if server is None else _joining()
    if server is not None and joining is not None:
        server, invited = joining.invited(server)
        match = match or invited
    rules = None if game is None else game_named(game)
    folder(box)
    chosen = {
        **({"magnum_opus": True} if magnum_opus else {}),
        **({"solo_level": solo_level} if solo_level is not None else {}),
        **({"composers": names(composers)} if composers is not None else {}),
        **({"constanze": constanze} if constanze is not None else {}),
    }
    if rules is not None:
        _check_own(rules, chosen)
    asked_for = {"--box": box, "--players": players, "--bots": bots, "--seed": seed, "--seat": seat}
    options = [option for option, value in asked_for.items() if value is not None]
    options += [_typed(option) for option in chosen]
    if joining is not None:
        if game is None and match is None:
            raise BadOption("cli-missing", name="GAME", usage="partita play GAME")
        _not_with("--server", {"--box": box, "--save": save, "--seconds": seconds})
        own = {_typed(option): value for option, value in chosen.items()}
        if match is not None:
            _not_with("--match", {"--players": players, "--bots": bots, "--seed": seed, "--new": new or None, **own})
        if watch:
            _not_with("--watch", {"--seat": seat})
        if watch and match is None:
            raise BadOption("cli-watch-what")
        wish = joining.Wish(game, players, names(bots), seed_of(seed), seat, chosen, new, watch)
        joining.play_online(server, match, name, wish, joining.Manner(lang, auto_end))
        return
    for option, value in {"--match": match, "--name": name, "--watch": watch or None}.items():
        if value is not None:
            raise BadOption("cli-needs-server", option=option)
    if game is None or rules is None:
        raise BadOption("cli-missing", name="GAME", usage="partita play GAME")
    path = checked_depth(save or saves.place(game))
    console = Screen(highlight=False, soft_wrap=False)
    try:
        kept = _kept(path, game)
    except CorruptRecord as wrong:
        if not new:
            raise CorruptRecord("save-broken", why=wrong) from None
        kept = None
    anew = kept is None or new or (options and not _goes_on(path, kept, lang))
    if anew:
        seeded, others = seed_of(seed), names(bots)
        count = _DEFAULT_PLAYERS if players is None else players
        rules.setup(count, rules.check_options(count, chosen), rules.load_box(box))  # complains before the wait
        _check_seat(seat, count)
        _check_bots(others or [_DEFAULT_BOT], seconds)
        if len(others) > count - 1:
            raise BadOption("cli-surplus-bots", seats=count - 1, bots=len(others))
        ready(game, lang)
        begun = partita.new(game, players=count, seed=seeded, options=chosen, box=box)
        start = _start(begun, seat, others or [_DEFAULT_BOT], fixed=seeded is not None)
        if path.is_file():  # also one that cannot be read; only now that nothing else can be wrong
            retired = saves.retire(path)
            console.print(words(lang, "save-kept", file=str(retired)), style="dim", soft_wrap=True)
        seated = _bots(start, seconds)
    else:
        start = saves.read(path)
        seated = _kept_bots(path, start, seconds)
        ready(game, lang)
        begun = _resumed(path, start, box)
        if begun.is_over:
            told = words(lang, "save-over", file=str(path))
        else:
            told = words(lang, "save-resumed", file=str(path), count=begun.ply)
        console.print(told, style="dim", soft_wrap=True)
        options = [option for option in options if option != "--box"]
        if options and not begun.is_over:
            left = words(lang, "save-options-left", options=joined(lang, options), count=len(options))
            console.print(left, style="dim")
    Session(begun, start.seat, seated, start, path, lang, console, auto_end=auto_end, retire=save is None).run()


def _joining() -> Any:
    """The module that plays on a server.  Raises BadOption when the libraries it needs are not installed."""
    from partita.core.errors import BadOption

    try:
        from partita.cli import joining
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("partita"):
            raise
        raise BadOption("server-not-installed", module=str(missing.name)) from None
    return joining


def _not_with(other: str, options: Mapping[str, object]) -> None:
    """Raises BadOption for an option that does not go with another."""
    from partita.core.errors import BadOption

    for option, value in options.items():
        if value is not None:
            raise BadOption("cli-not-with", option=option, other=other)


def _typed(option: str) -> str:
    """A game's option as it is typed."""
    return f"--{option.replace('_', '-')}"


def _check_own(rules: "Game", chosen: Iterable[str]) -> None:
    """Raises BadOption for an option that is another game's."""
    from partita.core.errors import BadOption, Listed

    own = rules.options_schema()["properties"]
    named = Listed([_typed(option) for option in own], "comma")
    for option in chosen:
        if option not in own:
            raise BadOption("cli-other-games-option", game=rules.name, option=_typed(option), own=named)


def _kept(path: Path, game: str) -> "Save | None":
    """The game of that kind that is kept, or None.  Raises CorruptRecord, and BadOption if it is another game's."""
    from partita.cli import saves
    from partita.core.errors import BadOption

    if not path.exists():
        return None
    kept = saves.read(path)
    if kept.record["game"] != game:
        raise BadOption("save-other-game", file=str(path), found=kept.record["game"], game=game)
    return kept


def _resumed(path: Path, kept: "Save", box: Path | None) -> "Match":
    """The match of a save.  Raises CorruptRecord, with the advice how to begin anew without losing the file."""
    from partita.cli.saves import loaded
    from partita.core.errors import CorruptRecord

    try:
        return loaded(kept.record, box)
    except CorruptRecord as wrong:
        if wrong.saying.key in ("record-other-rules", "cli-no-box"):  # nothing is wrong with the file
            raise CorruptRecord("save-not-replayed", why=wrong, file=str(path)) from None
        raise CorruptRecord("save-broken", ply=wrong.ply, reason=wrong.reason, why=wrong) from None


def _goes_on(path: Path, kept: "Save", lang: str) -> bool:
    """Whether the game that is kept goes on, or its end is shown, though another was asked for.

    A person is asked, a pipe gets its new game.
    """
    from partita.cli.ask import Asker
    from partita.cli.options import words

    asker = Asker()
    if not asker.terminal:
        return False
    question = words(lang, "save-found-over" if kept.is_over else "save-found", file=str(path))
    try:
        return asker.yes(words(lang, "prompt-confirm", question=question) + " ", words(lang, "say-yes-or-no"))
    except EOFError:  # Ctrl-D: neither
        raise typer.Abort from None


def _check_seat(seat: int | None, players: int) -> None:
    """Raises BadOption for a seat that nobody can sit on."""
    from partita.core.errors import BadOption

    if seat is not None and not 0 <= seat < players:
        raise BadOption("cli-no-seat", seat=str(seat), last=players - 1)


def _check_bots(names: Sequence[str], seconds: float | None) -> None:
    """Raises BadOption for bots that cannot be had, before anybody waits for the compiler."""
    from partita.lab.bots import bot_of

    for name in dict.fromkeys(names):
        bot_of(name, 0, seconds=seconds)


def _start(match: "Match", seat: int | None, bots: list[str], fixed: bool) -> "Save":
    """Who sits where in a new match (seating is random, unless asked for), and the bots' seed."""
    from partita.cli.saves import FORMAT, Save

    players = match.players
    # With a seed given the seating follows from it, so that the whole game can be had again.
    told = (
        hashlib.blake2b(match.seed.to_bytes(16, "little"), person=b"seating").digest()
        if fixed
        else secrets.token_bytes(16)
    )
    drawn = int.from_bytes(told[:_SEED_BYTES], "little") % players
    return Save(
        format=FORMAT,
        seat=drawn if seat is None else seat,
        bots=[bots[number % len(bots)] for number in range(players - 1)],
        bot_seed=int.from_bytes(told[_SEED_BYTES:][:_SEED_BYTES], "little"),
        record=match.record(),
    )


def _kept_bots(path: Path, kept: "Save", seconds: float | None) -> "dict[int, Bot]":
    """The bots of a save.  Raises CorruptRecord, with the advice how to begin anew, when one cannot be had any more."""
    from partita.core.errors import BadOption, CorruptRecord

    try:
        return _bots(kept, seconds)
    except BadOption as wrong:
        if wrong.saying.key == "bot-seconds":  # asked for on the command line
            raise
        raise CorruptRecord("save-bots", file=str(path), why=wrong) from None


def _bots(kept: "Save", seconds: float | None) -> "dict[int, Bot]":
    """The bots by seat, which may think for ``seconds``.  Raises BadOption for an unknown one."""
    from partita.lab.bots import bot_of

    others = [seat for seat in range(len(kept.bots) + 1) if seat != kept.seat]
    return {
        seat: bot_of(name, kept.bot_seed + seat, seconds=seconds) for seat, name in zip(others, kept.bots, strict=True)
    }
