/** What a match tells in words besides its events: who came, went, took back, gave up, and what is asked. */

import type { Happened } from "../state/log";
import type { Match } from "../state/match.svelte";
import { t, wording } from "../text/wording.svelte";
import { called } from "./who";

const BESIDES = ["take", "leave", "undo", "resign", "vote", "bot", "return", "close"];

/** Whether an entry of the log has words of its own, and no events. */
export function isBesides(each: Happened): boolean {
  return BESIDES.includes(each.kind);
}

export function besides(match: Match, each: Happened): string {
  return t(`log-${each.kind}`, { who: called(match.seats, each.seat), about: called(match.seats, each.about) });
}

/** What is asked of whoever decides, as the game words it for the phase of a view; "" where it has no words. */
export function question(match: Match, view: unknown): string {
  const key = `phase-${(view as { phase?: string } | null)?.phase ?? ""}`;
  return wording.has(match.game, key) ? wording.say(match.game, key) : "";
}
