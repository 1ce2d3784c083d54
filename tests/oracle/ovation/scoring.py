"""Legacy Points (OV-9.2, OV-10.12) and the winners (OV-9.3)."""

from typing import Any

from tests.oracle.ovation.box import Piece
from tests.oracle.ovation.table import BOT, Table, helpers, inspiration, music, tickets_held

# OV-10.12: a card above the board, a Ticket in half points, a music token
BOT_POINTS = {"easy": (1, 1, 1), "normal": (2, 2, 2), "hard": (3, 4, 2)}


def legacy_points(t: Table, index: int, pieces: list[Piece]) -> list[int]:
    """What each Legacy Patron of a seat is worth with these pieces (OV-9.2); the Bot ignores each -1 (OV-10.12)."""
    return [
        2 * sum(any(piece.shows(s) for s in card.loves) for piece in pieces)
        - (0 if t.solo and index == BOT else sum(any(piece.shows(s) for s in card.dislikes) for piece in pieces))
        for card in helpers(t, t.p["seats"][index])
        if card.kind == "legacy"
    ]


def breakdown(t: Table, index: int) -> list[dict[str, Any]]:
    """The points of a seat by what gives them."""
    seat = t.p["seats"][index]
    pieces = music(t, seat)
    tucked = [card for card in helpers(t, seat) if card.kind != "legacy"]
    tickets = tickets_held(seat)
    points = {
        "music": sum(piece.lp for piece in pieces),
        "maestro": sum(t.box.tasks[card].lp for card in seat["maestro"]),
        "legacy-patrons": sum(legacy_points(t, index, pieces)),
    }
    if t.solo and index == BOT:
        per_card, half_points, per_token = BOT_POINTS[t.p["options"]["solo_level"]]
        points["cards"] = per_card * len(tucked)
        points["tickets"] = tickets * half_points // 2
        points["tokens"] = per_token * seat["tokens"]
    else:
        points["cards"] = sum(card.lp for card in tucked)
        points["tickets"] = tickets // 2
    clause = "OV-10.12" if t.solo and index == BOT else "OV-9.2"
    return [{"source": source, "clause": clause, "points": n} for source, n in points.items()]


def scores(t: Table) -> list[int]:
    """The points of each seat as they stand."""
    return [sum(row["points"] for row in breakdown(t, index)) for index in range(len(t.p["seats"]))]


def winners(t: Table) -> list[int]:
    """Most points, then most performed music, then most Inspiration, then shared (OV-9.3).  In solo a tie is lost."""
    points = scores(t)
    if t.solo:
        return [0] if points[0] > points[BOT] else [BOT]
    ranks = [
        (score, len(seat["music"]), sum(inspiration(seat))) for score, seat in zip(points, t.p["seats"], strict=True)
    ]
    return [index for index, rank in enumerate(ranks) if rank == max(ranks)]
