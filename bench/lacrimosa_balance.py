"""Prints how the cards of a box of Lacrimosa lie on the value model of docs/lacrimosa-box.md, and how the box plays.

    python bench/lacrimosa_balance.py [FOLDER]                      the tables of the box
    python bench/lacrimosa_balance.py [FOLDER] play                 scores, seats, sources of VP, markers
    python bench/lacrimosa_balance.py [FOLDER] strategies cards     one-sided players; which cards are bought, and win
    python bench/lacrimosa_balance.py [FOLDER] solo --games 1000    alone against Schikaneder

More of them may be asked for at once, with --players, --games, --bot greedy|rollout, --playouts, --seed; --json prints
one object instead of Markdown.  The tables in docs/lacrimosa-box.md are this script's output for the package's own box;
a test compares those of the box.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from partita.core.errors import Error
from partita.core.game import Box
from partita.games.lacrimosa import boxes
from partita.games.lacrimosa.columns import TYPE_WORDS
from partita.games.lacrimosa.layout import PERIODS
from partita.games.lacrimosa.texts import ROMAN
from partita.lab import lacrimosa as study
from partita.lab.tables import markdown

Row = Mapping[str, Any]
Table = list[list[str]]

PERIOD = ("start", *ROMAN[1:])
# The value model, in VP, by period from 1; those of the starting cards are as in I.
DUCAT = (0.55, 0.55, 0.50, 0.45, 0.40, 0.35)
ACTION = (1.5, 1.5, 2.0, 2.5, 3.0, 3.5)
FINANCE = (2.0, 2.0, 1.6, 1.15, 0.75, 0.35)
TRACK = {"talent": 2.0, "journey": 1.5, "composition": 1.5}  # a point on the track, in ducats
COUNTER = 0.5  # what a counter is worth more
RELIGIOUS = 0.5  # a religious Opus lies so much above the line
MIDDLE = 3  # the period whose values tiles are told by
GIVEN = 0.75  # an action that a tile gives, of an action
UPKEEPS = 2.5  # of an income
LASTING = {  # how often a lasting effect works
    "commission-vp": 2.6,
    "sell-vp": 1.8,
    "perform-ducats": 1.2,
    "journey-ducats": 2.0,
    "requiem-vp": 2.2,
    "document-vp": 1.3,
}
TYPED = 0.5  # of it, when it is about one type
LEVELS = ("cheapest", "middle", "dearest")
LEANS = {
    "eybler": ("commission",),
    "freystadtler": ("perform", "sell"),
    "stadler": ("journey", "document"),
    "sussmayr": ("requiem",),
}
PAID_WITH = {"eybler": "talent", "freystadtler": "finance", "stadler": "journey", "sussmayr": "composition"}


def worth(reward: Row, period: int) -> float:
    """What a reward is worth in a period, in VP."""
    ducats = float(reward["ducats"])
    for kind, track in TRACK.items():
        ducats += track * reward["track"][kind] + (track + COUNTER) * reward["counters"][kind]
    return float(reward["vp"]) + FINANCE[period] * float(reward["finance"]) + DUCAT[period] * ducats


def line(row: Row) -> float:
    """The VP of an Opus on the line."""
    cost = row["commission"]
    above = RELIGIOUS if row["type"] == "religious" else 0.0
    return 1 + float(cost["talent"]) + float(cost["ducats"]) / 2 + above


def off_line(box: Box) -> list[str]:
    """The ids of the Opuses of the market whose VP are not the line's."""
    rows = box.rows["opus"].items()
    return [card for card, row in rows if row["period"] and row["commission"]["vp"] != line(row)]


def tile_worth(row: Row) -> float:
    """What a composer tile is worth, in VP."""
    total = worth(row["instant"], MIDDLE) + UPKEEPS * worth(row["income"], MIDDLE)
    if row["gives"] is not None:
        total += GIVEN * ACTION[MIDDLE]
    if row["lasting"] is not None:
        effect, typed = row["lasting"]["effect"], row["lasting"]["type"] is not None
        each = DUCAT[MIDDLE] if effect.endswith("ducats") else 1.0
        total += row["lasting"]["amount"] * LASTING[effect] * (TYPED if typed else 1.0) * each
    return total


def serves(row: Row) -> bool:
    """Whether a tile gives the action that its composer leans to, works with it, or brings what it is paid with."""
    for action in LEANS[row["composer"]]:
        if row["gives"] == action or (row["lasting"] is not None and action in row["lasting"]["effect"]):
            return True
    wanted = PAID_WITH[row["composer"]]
    for reward in (row["instant"], row["income"]):
        if wanted == "finance":
            if reward["finance"] or reward["ducats"]:
                return True
        elif reward["track"][wanted] or reward["counters"][wanted]:
            return True
    return False


# Tables of the box.


def _of_market(box: Box, deck: str, period: int) -> list[Row]:
    return [row for row in box.rows[deck].values() if row["period"] == period]


def period_table(box: Box) -> Table:
    """Opuses by period."""
    table = [
        ["period", "Opuses", *TYPE_WORDS, "Talent", "ducats", "VP", "performed (not religious)", "Talent to sell",
         "VP when sold"]
    ]  # fmt: skip
    for period in range(1, PERIODS + 1):
        rows = _of_market(box, "opus", period)
        table.append([
            PERIOD[period],
            str(len(rows)),
            *(str(sum(row["type"] == kind for row in rows)) for kind in TYPE_WORDS),
            *(f"{mean(row['commission'][part] for row in rows):.1f}" for part in ("talent", "ducats", "vp")),
            f"{mean(row['perform']['ducats'] for row in rows if row['type'] != 'religious'):.1f}",
            *(f"{mean(row['sell'][part] for row in rows):.1f}" for part in ("talent", "vp")),
        ])  # fmt: skip
    return table


def type_table(box: Box) -> Table:
    """Opuses by type."""
    table = [
        ["type", "Opuses", "VP above the line", "ducats when performed", "VP when sold, of the VP gained",
         "finance when sold"]
    ]  # fmt: skip
    for kind in TYPE_WORDS:
        rows = [row for row in box.rows["opus"].values() if row["period"] and row["type"] == kind]
        above = [row["commission"]["vp"] - line(row) + RELIGIOUS * (kind == "religious") for row in rows]
        table.append([
            kind,
            str(len(rows)),
            f"{mean(above):+.2f}",
            f"{mean(row['perform']['ducats'] for row in rows):.1f}",
            f"{mean(row['sell']['vp'] / row['commission']['vp'] for row in rows):.0%}",
            f"{mean(row['sell']['finance'] for row in rows):.2f}",
        ])  # fmt: skip
    return table


def memory_table(box: Box) -> Table:
    """Memories of the market by period."""
    table = [
        ["period", "Memories", "mean price, in ducats", "Stories, in VP", "a starting card's", "instant reward, in VP",
         "with two actions", "with Document"]
    ]  # fmt: skip
    starting = _of_market(box, "memory", 0)
    for period in range(1, PERIODS + 1):
        rows = _of_market(box, "memory", period)
        table.append([
            PERIOD[period],
            str(len(rows)),
            f"{mean(TRACK['talent'] * row['talent'] + row['ducats'] for row in rows):.1f}",
            f"{mean(worth(row['stories'], period) for row in rows):.1f}",
            f"{mean(worth(row['stories'], period) for row in starting):.1f}",
            f"{mean(worth(row['instant'], period) for row in rows):.1f}",
            str(sum(len(row["actions"]) > 1 for row in rows)),
            str(sum("document" in row["actions"] for row in rows)),
        ])  # fmt: skip
    return table


def tile_table(box: Box) -> Table:
    """Composer tiles by their place in the stack."""
    table = [["tile of a stack", "Composition", "ducats", "mean worth, in VP", "from–to"]]
    rows = list(box.rows["tile"].values())
    for level, name in enumerate(LEVELS):
        there = rows[level :: len(LEVELS)]
        ducats, worths = [row["ducats"] for row in there], [tile_worth(row) for row in there]
        table.append([
            name, str(there[0]["composition"]), f"{min(ducats)}–{max(ducats)}", f"{mean(worths):.1f}",
            f"{min(worths):.1f}–{max(worths):.1f}",
        ])  # fmt: skip
    return table


def composer_table(box: Box) -> Table:
    """Composer tiles by composer."""
    table = [["composer", "leans to", "tiles that serve it", "mean worth, in VP"]]
    for composer in box.rows["composers"]:
        rows = [row for row in box.rows["tile"].values() if row["composer"] == composer]
        table.append([
            composer, " and ".join(LEANS[composer]), str(sum(map(serves, rows))),
            f"{mean(tile_worth(row) for row in rows):.1f}",
        ])  # fmt: skip
    return table


def tables(box: Box) -> list[Table]:
    """The tables of the box, in the order of docs/lacrimosa-box.md."""
    return [period_table(box), type_table(box), memory_table(box), tile_table(box), composer_table(box)]


# Tables of play.


def percent(part: float) -> str:
    """A share for people."""
    return f"{100 * part:.1f} %"


def share(found: Row) -> str:
    """A share with its interval."""
    low, high = found["ci95"]
    return f"{percent(found['share'])} ({100 * low:.1f} to {100 * high:.1f})"


def play_tables(found: Row) -> list[Table]:
    """Scores, seats, sources of VP, markers."""
    winner, low_high = found["winner"], study.WINNER
    q = winner["quantiles"]
    figures = [
        ["", ""],
        ["games", str(found["games"])],
        ["winner, median", f"{winner['median']:g}"],
        ["winner, 10 to 90 % of games", f"{q[0]} to {q[-1]}"],
        [f"winner between {low_high[0]} and {low_high[1]}", share(winner["within"])],
        ["markers a player", f"{found['markers']['mean']:.2f}"],
        ["decisions a game", f"{found['decisions_per_game']:.0f}"],
    ]
    seats = [["seat", "wins", "mean score"]]
    seats += [[str(number), share(seat), f"{seat['mean_score']:.1f}"] for number, seat in enumerate(found["seats"])]
    by_source = sorted(found["sources"].items(), key=lambda item: -item[1][0])
    sources = [["VP from", "a player", "the winner"]]
    sources += [[name, f"{own:.1f}", f"{winners:.1f}"] for name, (own, winners) in by_source]
    acts = [["action", *ROMAN[1:], "in all"]]
    for name in ("document", "commission", "perform", "sell", "journey", "requiem", "ducats"):
        counts = found["actions"][name]
        acts.append([name, *(f"{count:.2f}" for count in counts), f"{sum(counts):.2f}"])
    return [figures, seats, sources, acts]


def strategy_table(found: Row) -> Table:
    """One-sided players."""
    table = [["one player", "wins", "its mean score", "the others'"]]
    return table + [[n, share(s), f"{s['mean_score']:.1f}", f"{s['others']:.1f}"] for n, s in found.items()]


def card_table(cards: Iterable[Row]) -> Table:
    """Cards: how often they are bought, and how often the buyer wins."""
    table = [["card", "period", "bought in", "times", "its buyer wins"]]
    for card in cards:
        buyer = card["buyer"]
        table.append([
            card["card"], PERIOD[card["period"]], percent(card["bought"]), str(buyer["games"]), share(buyer),
        ])  # fmt: skip
    return table


def card_lines(found: Row) -> list[str]:
    """All cards, and those that are too strong by the rule for two players."""
    often = sorted(found["cards"], key=lambda card: -card["buyer"]["share"])
    strong = [card["card"] for card in study.too_strong(found)]
    told = f"Bought {study.OFTEN} times or more, and their buyer wins more than {100 * study.TOO_STRONG:.0f} %: "
    return [markdown(card_table(often)), told + (", ".join(strong) or "none") + "."]


def solo_table(found: Row) -> Table:
    """Alone against Schikaneder."""
    table = [["level", "the person wins", "mean score", "his"]]
    return table + [[n, share(s), f"{s['mean_score']:.1f}", f"{s['his_mean_score']:.1f}"] for n, s in found.items()]


def report(box: Box, parts: Sequence[str], asked: study.Asked) -> dict[str, Any]:
    """What was asked for, JSON-able."""

    def say(done: int, games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {games}", end="" if done < games else "\n", file=sys.stderr)

    found: dict[str, Any] = {
        "box": box.digest, "players": asked.players, "games": asked.games, "bot": asked.bot, "seed": asked.seed,
        "playouts": asked.playouts if asked.bot == "rollout" else None,
    }  # fmt: skip
    start = time.perf_counter()
    if "tables" in parts:
        found["tables"] = tables(box)
        found["off_line"] = off_line(box)
    if "play" in parts or "cards" in parts:
        found["play"] = study.play(asked, say)
    if "strategies" in parts:
        found["strategies"] = study.play_strategies(asked, say=say)
    if "solo" in parts:
        found["solo"] = study.play_solo(asked, say)
    found["seconds"] = round(time.perf_counter() - start, 1)
    return found


def text(found: Row, parts: Sequence[str]) -> str:
    """A report as Markdown."""
    told = []
    if "tables" in parts:
        told += [markdown(table) for table in found["tables"]]
        told.append(f"Off the line: {', '.join(found['off_line']) or 'none'}.")
    if "play" in parts:
        told += [markdown(table) for table in play_tables(found["play"])]
    if "strategies" in parts:
        told.append(markdown(strategy_table(found["strategies"])))
    if "cards" in parts:
        told += card_lines(found["play"])
    if "solo" in parts:
        told.append(markdown(solo_table(found["solo"])))
    return "\n\n".join(told)


PARTS = ("tables", "play", "strategies", "cards", "solo")


def main(words: Sequence[str]) -> int:
    """The command.  Returns its exit code: 2 after one line about what was asked wrongly."""
    parser = argparse.ArgumentParser(prog="lacrimosa_balance.py", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("what", nargs="*", metavar="FOLDER|PART", help=f"a box folder, and any of {', '.join(PARTS)}")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 5))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="greedy", choices=("greedy", "rollout", "random"))
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(words)
    folders = [word for word in options.what if word not in PARTS]
    parts = [word for word in options.what if word in PARTS] or ["tables"]
    if len(folders) > 1 or options.games < 1:
        print("one folder at most, and at least one game", file=sys.stderr)
        return 2
    try:
        box = boxes.load(Path(folders[0]) if folders else None)
        asked = study.Asked(box, options.players, options.games, options.bot, options.playouts, options.seed)
        found = report(box, parts, asked)
    except Error as wrong:
        print(wrong, file=sys.stderr)
        return 2
    print(json.dumps(found, ensure_ascii=False) if options.json else text(found, parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
