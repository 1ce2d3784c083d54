/** What happened besides moves, in words: who came, went, took back, gave up. */

import type { Happened } from "../state/log";
import type { Match } from "../state/match.svelte";
import { t } from "../text/wording.svelte";
import { called } from "./who";

const BESIDES = ["take", "leave", "undo", "resign", "vote", "bot", "return", "close"];

/** Whether an entry of the log has words of its own, and no events. */
export function isBesides(each: Happened): boolean {
  return BESIDES.includes(each.kind);
}

export function besides(match: Match, each: Happened): string {
  return t(`log-${each.kind}`, { who: called(match.seats, each.seat), about: called(match.seats, each.about) });
}
