/** The view of Ovation as the server tells it (docs/view.md), as far as it is drawn. */

import type { Match } from "../../state/match.svelte";

export const TONES = ["passion", "joy", "sorrow"] as const;
export const DECKS = ["concert", "chamber", "patron", "fortune"] as const;
export const STATIONS = ["inspiration", "fortune", "patronage", "perform"] as const;
export type Tone = (typeof TONES)[number];
export type Deck = (typeof DECKS)[number];
export type Station = (typeof STATIONS)[number];
export type Amounts = Readonly<Record<Tone, number>>;

/** What lies before a seat. */
export interface Place {
  composer: string | null;
  inspiration: Amounts;
  tokens: number;
  hand: Amounts & { unknown: number };
  music: string[];
  helpers: string[];
  maestro: string[];
  /** "unknown": kept in secret. */
  magnum: string | null;
}

export interface Now {
  station: Station | null;
  open: boolean;
  raised: Tone[];
  piece: string | null;
  used: string[];
  tokens_used: number;
  actions_done: number;
  met: string[];
  card: string | null;
  due: number;
  invited: number;
}

export interface Solo {
  deck: { left: number };
  discarded: string[];
  active: string | null;
  decision: string | null;
}

export interface View {
  players: number;
  round: number;
  turn: number;
  to_move: number | null;
  phase: string;
  ending: string | null;
  rows: Record<Deck, (string | null)[]>;
  decks: Record<Deck, { left: number }>;
  discarded: Record<Deck, string[]>;
  tickets: { left: number; discarded: Amounts };
  maestro: (string | null)[];
  seats: Place[];
  now: Now;
  solo: Solo | null;
}

export function viewOf(match: Match): View | null {
  return match.view as View | null;
}

const USUAL_TOP = 10;

/** The last key to draw: that of the usual box, or further where a marker stands further. */
export function lastKey(view: View): number {
  return Math.max(USUAL_TOP, ...view.seats.flatMap((seat) => TONES.map((tone) => seat.inspiration[tone])));
}
