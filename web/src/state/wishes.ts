/** What was chosen last time for each game, kept in this browser. */

import { keep, keptObject } from "./kept";
import { LEVELS, type Level, type Plan } from "./plan";

const KEPT = "partita-wishes";

export interface Wishes {
  level: Level;
  players: number;
  solo: string;
  plan: Partial<Plan>;
}

const USUAL: Wishes = { level: "normal", players: 2, solo: "normal", plan: {} };

function read(): Partial<Record<string, Partial<Wishes>>> {
  return keptObject<Record<string, Partial<Wishes>>>(KEPT);
}

export function wishesFor(game: string): Wishes {
  const { level, players, solo, plan } = { ...USUAL, ...read()[game] };
  return {
    level: LEVELS.find((each) => each === level) ?? USUAL.level,
    players: typeof players === "number" ? players : USUAL.players,
    solo: typeof solo === "string" ? solo : USUAL.solo,
    plan: typeof plan === "object" && plan !== null ? plan : {},
  };
}

export function keepWishes(game: string, wishes: Partial<Wishes>): void {
  keep(KEPT, JSON.stringify({ ...read(), [game]: { ...wishesFor(game), ...wishes } }));
}
