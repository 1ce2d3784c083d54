/** What was chosen last time for each game, kept in this browser. */

import type { Level, Plan } from "./plan";

const KEPT = "partita-wishes";

export interface Wishes {
  level: Level;
  players: number;
  solo: string;
  plan: Partial<Plan>;
}

const USUAL: Wishes = { level: "normal", players: 2, solo: "normal", plan: {} };

function read(): Record<string, Partial<Wishes>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Partial<Wishes>>;
  } catch {
    return {};
  }
}

export function wishesFor(game: string): Wishes {
  return { ...USUAL, ...read()[game] };
}

export function keepWishes(game: string, wishes: Partial<Wishes>): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: { ...wishesFor(game), ...wishes } }));
}
