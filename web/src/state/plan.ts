/** A match that is planned on a form, and what the server is asked for it. */

import type { Clock, NewMatch, SeatPlan } from "../wire";

export type Level = "beginner" | "normal" | "strong";
export const LEVELS: readonly Level[] = ["beginner", "normal", "strong"];

/** Who sits on a seat: somebody before this screen, whoever has the invitation, or a bot of a level. */
export type Sitting = "person" | "open" | Level;
export const SITTINGS: readonly Sitting[] = ["person", "open", ...LEVELS];

export type Mode = "bots" | "solo" | "here" | "friends";
export const MODES: readonly Mode[] = ["bots", "solo", "here", "friends"];

export type ClockKind = "none" | "live" | "days";

export interface Plan {
  game: string;
  sittings: Sitting[];
  options: Record<string, unknown>;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  listed: boolean;
  watch: "anyone" | "nobody";
  seed: string;
  openDeal: boolean;
}

/** One thing that can be chosen about a game, as the schema of its options has it. */
export interface Field {
  name: string;
  kind: "yes-no" | "one" | "several";
  values: string[];
  most: number;
  fallback: unknown;
}

interface Property {
  type: string | string[];
  enum?: (string | null)[];
  items?: { enum?: (string | null)[] };
  maxItems?: number;
  default?: unknown;
}

const SEED_DIGITS = 32;
const MINUTE = 60;
const DAY = 86_400;

/** What can be chosen about a game, from the schema of its options. */
export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const properties = (schema["properties"] ?? {}) as Record<string, Property>;
  return Object.entries(properties).map(([name, property]) => {
    const types = [property.type].flat();
    const kind = types.includes("boolean") ? "yes-no" : types.includes("array") ? "several" : "one";
    const values = (property.enum ?? property.items?.enum ?? []).filter((value) => value !== null);
    return { name, kind, values, most: property.maxItems ?? values.length, fallback: property.default ?? null };
  });
}

/** Who sits where when a way to play is chosen; what was chosen for a seat before stays if it can. */
export function seated(mode: Mode, players: number, level: Level, before: readonly Sitting[] = []): Sitting[] {
  const usual: Sitting = { bots: level, solo: level, here: "person", friends: "open" }[mode] as Sitting;
  const count = mode === "solo" ? 1 : players;
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? "person" : (before[seat] ?? usual)));
}

/** How many places a list of wishes has: one for each side of the match, and solo has two sides. */
export function places(field: Field, players: number): number {
  return Math.min(field.most, Math.max(players, 2));
}

/** The match that the server is asked for; what is as usual is left out. */
export function newMatch(plan: Plan, fields: readonly Field[]): NewMatch {
  const match: NewMatch = { game: plan.game, seats: plan.sittings.map(seatPlan) };
  const options = wished(plan, fields);
  if (Object.keys(options).length > 0) match.options = options;
  const clock = clockOf(plan);
  if (clock !== null) match.clock = clock;
  if (plan.listed) match.listed = true;
  if (plan.watch === "nobody") match.watch = "nobody";
  const seed = plan.seed.trim().toLowerCase();
  if (seed !== "") {
    match.seed = seed.padStart(SEED_DIGITS, "0");
    if (plan.sittings.includes("open") && plan.openDeal) match.open_deal = true;
  }
  return match;
}

function seatPlan(sitting: Sitting): SeatPlan {
  return sitting === "person" || sitting === "open" ? { kind: sitting } : { kind: "bot", level: sitting };
}

function wished(plan: Plan, fields: readonly Field[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const field of fields) {
    const wish = plan.options[field.name];
    if (wish === undefined || wish === field.fallback) continue;
    if (field.kind !== "several") options[field.name] = wish;
    else {
      const count = places(field, plan.sittings.length);
      const list = Array.from({ length: count }, (_, place) => (wish as (string | null)[])[place] ?? null);
      if (list.some((each) => each !== null)) options[field.name] = list;
    }
  }
  return options;
}

function clockOf(plan: Plan): Clock | null {
  switch (plan.clock) {
    case "live":
      return { kind: "live", seconds: plan.minutes * MINUTE, increment: plan.increment };
    case "days":
      return { kind: "days", seconds: plan.days * DAY };
    default:
      return null;
  }
}

/** The match of an invitation that was pasted: its address, or its name alone; null: neither. */
export function invitedTo(pasted: string): string | null {
  const found = /(?:^|\/m\/)([a-z0-9]{16})(?:$|[/?#])/i.exec(pasted.trim());
  return found?.[1]?.toLowerCase() ?? null;
}
