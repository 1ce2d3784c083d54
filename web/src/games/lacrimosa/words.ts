/** What is gained, in words: for those who hear the table, and for whoever points at a symbol. */

import { listed } from "../../text/wording.svelte";
import { KINDS, total, type Action, type Modifier, type Reward, type TileRow } from "./facts";
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

/** What is gained, and the action that comes with it. */
export function gainWords(reward: Reward, gives: Action | null): string {
  const action = gives ? [say("given-action", { action: gives })] : [];
  return any(reward) ? listed([rewardWords(reward), ...action]) : (action[0] ?? say("nothing"));
}

/** What a composer tile gives: at once, at each upkeep, or whenever something is done (LA-5.5). */
export function tileWords(row: TileRow): string {
  const sentences: string[] = [];
  if (any(row.instant) || row.gives) sentences.push(say("tile-instant", { gain: gainWords(row.instant, row.gives) }));
  if (any(row.income)) sentences.push(say("tile-income", { gain: rewardWords(row.income) }));
  if (row.lasting !== null) {
    const { effect, type, amount } = row.lasting;
    const opus = say(type === null ? "an-opus" : `an-opus-${type}`);
    sentences.push(say("tile-lasting", { effect: say(`lasting-${effect}`, { amount, opus }) }));
  }
  return sentences.join(" ");
}

/** Whether a reward is more than nothing. */
export function any(reward: Reward): boolean {
  return reward.ducats + reward.vp + reward.finance + total(reward.track) + total(reward.counters) > 0;
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
