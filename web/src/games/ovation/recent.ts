/** What has happened lately: the steps of the turn under way, and what others did since one's own last turn. */

import { inTurn, type Happened } from "../../state/log";
import type { ToldEvent } from "../../wire";

const STEPS = new Set([
  "kept",
  "inspired",
  "fortune-bought",
  "patron-bought",
  "performed",
  "attended",
  "declined",
  "activated",
  "action-opened",
  "exchanged",
  "artist",
  "maestro-taken",
  "bot-gained",
]);

function told(log: readonly Happened[]): ToldEvent[] {
  return log.flatMap((each) => each.events);
}

/** The steps of the turn under way, in order. */
export function steps(log: readonly Happened[]): ToldEvent[] {
  return inTurn(log).filter((event) => STEPS.has(event.kind ?? ""));
}

export interface Recent {
  /** Cards dealt to rows. */
  dealt: ReadonlySet<string>;
  /** Cards acquired, performed, activated or taken by others. */
  cards: ReadonlySet<string>;
  /** The last such steps of each seat. */
  steps: ReadonlyMap<number, ToldEvent[]>;
}

const CARDS = ["helper", "music", "maestro"];

/** Where the others' last turns begin: after a seat's own last turn; for a spectator as many turns back as there are seats. */
function others(all: readonly ToldEvent[], seat: number | null, players: number): number {
  const turns = all.flatMap((event, at) => (event.kind === "turn-begins" ? [at] : []));
  if (seat === null) return turns.at(-players) ?? turns[0] ?? -1;
  const ended = all.findLastIndex((event) => event.kind === "turn-ended" && event.seat === seat);
  return turns.find((at) => at > ended) ?? -1;
}

/** What others have done since a seat's last turn ended. */
export function since(log: readonly Happened[], seat: number | null, players: number): Recent {
  const all = told(log);
  const first = others(all, seat, players);
  const dealt = new Set<string>();
  const cards = new Set<string>();
  const found = new Map<number, ToldEvent[]>();
  if (first < 0) return { dealt, cards, steps: found };
  for (const event of all.slice(first)) {
    if (event.seat === seat && seat !== null) continue;
    if (event.kind === "dealt") dealt.add(String(event.args?.["card"]));
    for (const name of CARDS) {
      const card = event.args?.[name];
      if (typeof card === "string") cards.add(card);
    }
    const who = event.seat;
    if (who === null || who === undefined || !STEPS.has(event.kind ?? "")) continue;
    found.set(who, [...(found.get(who) ?? []), event]);
  }
  return { dealt, cards, steps: found };
}
