/** What people and bots at the table are called. */

import type { Match } from "../state/match.svelte";
import { t, wording } from "../text/wording.svelte";
import type { SeatInfo } from "../wire";

export function called(seats: readonly SeatInfo[], seat: number | null | undefined): string {
  const who = seats.find((each) => each.seat === seat);
  if (who === undefined) return seat === null || seat === undefined ? "" : t("player", { seat: seat + 1 });
  if (who.name) return who.name;
  if (who.level) return t("bot", { level: who.level, seat: who.seat + 1 });
  return t("player", { seat: who.seat + 1 });
}

const RIVAL = ["label-bot", "opponent"]; // what the games call the rulebook's own opponent

/** What whoever has points is called: a seat, or behind the last one the opponent of the rulebook. */
export function scorer(match: Match, seat: number): string {
  if (seat < match.seats.length) return called(match.seats, seat);
  const key = RIVAL.find((word) => wording.has(match.game, word));
  return key === undefined ? called(match.seats, seat) : wording.say(match.game, key);
}
