/** What is gained, in words: for those who hear the table, and for whoever points at a symbol. */

import { listed } from "../../text/wording.svelte";
import { KINDS, type Modifier, type Reward } from "./facts";
import { say } from "./scene.svelte";

export function rewardWords(reward: Reward): string {
  const words: string[] = [];
  if (reward.ducats) words.push(say("ducats", { count: reward.ducats }));
  for (const kind of KINDS) {
    if (reward.track[kind]) words.push(say("on-track", { count: reward.track[kind], kind }));
    if (reward.counters[kind]) words.push(say("counters", { count: reward.counters[kind], kind }));
  }
  if (reward.finance) words.push(say("finance", { count: reward.finance }));
  if (reward.vp) words.push(say("vp", { count: reward.vp }));
  return words.length > 0 ? listed(words) : say("nothing");
}

/** What a slot of the market adds to a card: a price, or something gained. */
export function modifierWords(of: Modifier): string {
  return of.ducats ? `+${say("ducats", { count: of.ducats })}` : rewardWords(of.reward);
}

/** Several pieces one after the other, to be heard: each a sentence, with one stop at its end. */
export function spoken(pieces: readonly string[]): string {
  return pieces
    .filter(Boolean)
    .map((piece) => (/[.!?…]$/.test(piece) ? piece : `${piece}.`))
    .join(" ");
}
