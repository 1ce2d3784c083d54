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

/** What whoever has points is called: a seat, or behind the last one the opponent of the rulebook. */
export function scorer(match: Match, seat: number): string {
  return seat < match.seats.length ? called(match.seats, seat) : wording.say(match.game, "opponent");
}
