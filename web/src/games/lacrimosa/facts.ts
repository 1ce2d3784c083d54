/** The shapes of what the server tells: the view of a match, the columns of the box, and what its boards print. */

export const KINDS = ["talent", "journey", "composition"] as const;
export const INSTRUMENTS = ["voices", "strings", "woodwinds", "brass"] as const;
export const MOVEMENTS = ["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"] as const;
export const CITIES = ["salzburg", "innsbruck", "munich", "prague", "berlin", "frankfurt", "lyon", "milan"] as const;
export const COURTS = ["vienna", "paris", "london"] as const;
export const COMPOSERS = ["first", "second"] as const;
export const PARTS = ["mine", "market", "owned", "map", "requiem", "others"] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;
export const TRACK_END = 4;
export const FINANCE_END = 10;

/** A part of the drawn table; what has its name behind "la-" as its id. */
export type Part = (typeof PARTS)[number];
/** On which part a move of a kind is made; actions are called as their moves. */
export const WHERE: Readonly<Record<string, Part>> = {
  experience: "mine", story: "mine", "use-card": "mine", ducats: "mine", document: "market", commission: "market",
  perform: "owned", sell: "owned", journey: "map", requiem: "requiem", instrument: "requiem", composer: "requiem",
};

export type Kind = (typeof KINDS)[number];
export type Instrument = (typeof INSTRUMENTS)[number];
export type Movement = (typeof MOVEMENTS)[number];
export type City = (typeof CITIES)[number];
export type Court = (typeof COURTS)[number];
export type Which = (typeof COMPOSERS)[number];
export type Action = "document" | "commission" | "perform" | "journey" | "requiem";
export type Points = Record<Kind, number>;

export interface Reward {
  ducats: number;
  vp: number;
  finance: number;
  track: Points;
  counters: Points;
}

// The columns of the box.

export interface MemoryRow {
  period: number;
  talent: number;
  ducats: number;
  actions: Action[];
  instant: Reward;
  stories: Reward;
}

export interface OpusRow {
  period: number;
  year: number;
  k: string | null;
  type: "opera" | "religious" | "symphony" | "chamber";
  commission: { talent: number; ducats: number; vp: number };
  perform: { talent: number; ducats: number };
  sell: { talent: number; finance: number; vp: number };
}

export interface TileRow {
  composer: string;
  movement: Movement;
  ducats: number;
  composition: number;
  many: boolean;
  instant: Reward;
  gives: Action | null;
  income: Reward;
  lasting: { effect: string; type: string | null; amount: number } | null;
  number: number;
}

export interface CityRow {
  reward: Reward;
  gives: Action | null;
}

export interface BonusRow {
  period: number;
  measure: string;
  about: string | null;
  each: number;
  most: number;
  reward: Reward;
}

export interface CourtRow {
  vp: number;
  opuses: Record<string, number>;
  markers: Record<string, number>;
}

export interface SoloistRow {
  lines: { market: number | null; marker: Which | null; court: Court | null; points: number | null }[];
  order: Movement[];
}

export interface PlaceRow {
  journey: number;
  ducats: number;
}

export interface Modifier {
  ducats: number;
  reward: Reward;
}

/** What the boards print. */
export interface Board {
  slots: { opus: Modifier; memory: Modifier }[];
  roads: { between: [string, string]; ducats: number }[];
  movements: { id: Movement; high: number; low: number }[];
  freed: { instrument: Instrument; composer: Which; reward: Reward }[];
  periods: { first: number; last: number }[];
  /** By players, from one on: the composer tiles of each composer and movement, the top one first. */
  stacks: Record<string, Record<Movement, string[]>>[];
}

// The view.

export interface Marker {
  seat: number | "neutral";
  composer: Which;
}

export interface Space {
  instrument: Instrument;
  state: "covered" | "free" | "marker";
  marker: Marker | null;
}

export interface Stack {
  left: number;
  open: string | null;
}

export interface Seat {
  ducats: number;
  vp: Record<string, number>;
  finance: number;
  tracks: Points;
  counters: Points;
  memories: string[];
  hand: string[] | number;
  pile: { left: number };
  experiences: (string | null)[];
  stories: (string | null)[];
  opuses: { upright: string[]; turned: string[] };
  markers: Record<Instrument, Which[]>;
  tiles: string[];
  courts: string[];
}

export interface View {
  players: number;
  period: number;
  round: number;
  first: number;
  phase: string;
  to_move: number | null;
  market: (string | null)[];
  deck: { left: number };
  bonus: string | null;
  mozart: string;
  cities: Record<City, string>;
  supply: { left: number };
  courts: Record<Court, Stack>;
  requiem: {
    composers: [string, string];
    spaces: Record<Movement, Space[]>;
    tiles_taken: Record<Which, Record<Movement, number>>;
  };
  seats: Seat[];
  now: { todo?: Action[]; granted: Action | null; movement: Movement | null; instrument: Instrument | null };
  solo: { deck: { left: number }; discarded: string[]; cards_taken: number } | null;
  seat: number | null;
}

/** The round within its period, from 1. */
export function roundOf(view: View): number {
  return ((view.round - 1) % 4) + 1;
}

export function total(points: Points): number {
  return points.talent + points.journey + points.composition;
}
