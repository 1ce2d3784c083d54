/** What the seats are called; in solo the second one is the rulebook's opponent. */

import { called } from "../../parts/who";
import type { Match } from "../../state/match.svelte";
import { wording } from "../../text/wording.svelte";
import type { View } from "./view";

export function nameOf(match: Match, view: View, seat: number): string {
  return view.solo !== null && seat === 1 ? wording.say("ovation", "opponent") : called(match.seats, seat);
}
