"""A bot that plays over the network: it joins a match, or opens one against a bot of the server, and plays it.

python examples/network_bot.py http://localhost:8000                        opens a match of Ovation
python examples/network_bot.py http://localhost:8000 --match ID --bot rollout   takes a free seat of a match
"""

import argparse
import sys

import partita
from partita.client import Client, view_of


def main() -> None:
    """Play one match."""
    asked = argparse.ArgumentParser(description="Play a match on a server with a bot.")
    asked.add_argument("url", help="the server's address")
    asked.add_argument("--match", help="a match with a free seat; one is opened if left out")
    asked.add_argument("--game", default="ovation")
    asked.add_argument("--bot", default="greedy", help="random, beginner, greedy or rollout")
    asked.add_argument("--token", help="who plays; a new guest if left out")
    args = asked.parse_args()
    bot = partita.bot(args.bot)
    with Client(args.url, token=args.token) as client:
        match = args.match or client.open(args.game, ["person", "normal"]).id
        seats = client.info(match).seats
        own = args.match is None  # whose seat is kept for whoever opened it
        free = [seat.seat for seat in seats if seat.kind == "open" and (own or not seat.reserved)]
        if not any(seat.mine for seat in seats):
            if not free:
                sys.exit(f"no seat is free in the match {match}: leave out --match to open one")
            client.take(match, free[0])
        with client.follow(match, wants=["view", "legal"]) as follower:
            for update in follower:
                for table in update.tables:
                    if table.legal:
                        follower.play(bot.choose(view_of(table), table.legal))
        if update.ending is not None:
            print(f"{match}: points {update.ending.scores}, won by seats {update.ending.winners}")
        print("the deal was fair:", client.check_deal(match, client.record(match)))


if __name__ == "__main__":
    try:
        main()
    except partita.Error as wrong:  # refused, out of reach, another version: one line each
        sys.exit(str(wrong))
