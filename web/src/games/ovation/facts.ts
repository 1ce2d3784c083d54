/** What is printed on the cards of Ovation: the rows of the box, by what they are. */

import type { Match } from "../../state/match.svelte";
import type { Amounts, Station } from "./view";

export interface Music {
  is: "music";
  magnum: boolean;
  by: string;
  work: string;
  year: number;
  tones: string[];
  types: string[];
  cost: Amounts;
  lp: number;
  needs: string[];
}

export interface Helper {
  is: "helper";
  station: Station;
  cost: number;
  lp: number;
  bonus: string;
  condition: string | null;
}

export interface Legacy {
  is: "legacy";
  cost: number;
  loves: string[];
  dislikes: string[];
}

export interface Task {
  is: "maestro";
  lp: number;
  task: string;
  goal: number;
  about: string | null;
}

export interface Composer {
  is: "composer";
  tone: string | null;
  on: string | null;
}

export interface SoloCard {
  is: "solo";
  actions: string[];
  gain: Amounts;
  tones: string[];
  position: number;
  discard: { deck: string; place: number };
  attends: boolean;
}

export type Facts = Music | Helper | Legacy | Task | Composer | SoloCard;

/** What a card is, for colours and headings; a Patron is a Financier or a Legacy Patron. */
export type Family = "concert" | "chamber" | "magnum" | "fortune" | "financier" | "legacy" | "maestro" | "composer" | "solo";

export function familyOf(match: Match, card: string): Family {
  const found = match.cards.get(card);
  if (found?.deck === "patron") return (found.row["kind"] as Family | undefined) ?? "legacy";
  if (found?.deck === "composers") return "composer";
  return (found?.deck ?? "chamber") as Family;
}

export function factsOf(match: Match, card: string): Facts | null {
  const row = match.cards.get(card)?.row as Record<string, never> | undefined;
  if (row === undefined) return null;
  const family = familyOf(match, card);
  switch (family) {
    case "concert":
    case "chamber":
    case "magnum":
      return { is: "music", magnum: family === "magnum", needs: [], ...pick(row, MUSIC) } as unknown as Music;
    case "fortune":
    case "financier":
      return helper(row);
    case "legacy":
      return { is: "legacy", dislikes: [], ...pick(row, ["cost", "loves", "dislikes"]) } as unknown as Legacy;
    case "maestro":
      return { is: "maestro", about: null, ...pick(row, ["lp", "task", "goal", "about"]) } as unknown as Task;
    case "composer":
      return { is: "composer", tone: null, on: null, ...pick(row, ["tone", "on"]) } as unknown as Composer;
    default:
      return { is: "solo", ...pick(row, SOLO) } as unknown as SoloCard;
  }
}

const MUSIC = ["by", "work", "year", "tones", "types", "cost", "lp", "needs"];
const SOLO = ["actions", "gain", "tones", "position", "discard", "attends"];

function pick(row: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
}

/** A Financier names no action: it lies under Seek Fortune (OV-1.3). */
function helper(row: Record<string, unknown>): Helper {
  const action = (row["action"] as string | undefined) ?? "seek-fortune";
  return {
    is: "helper",
    station: action.replace("seek-", "") as Station,
    cost: row["cost"] as number,
    lp: row["lp"] as number,
    bonus: row["bonus"] as string,
    condition: (row["condition"] as string | null | undefined) ?? null,
  };
}

/** Under which action a helper is tucked; null: beside the board. */
export function stationOf(match: Match, card: string): Station | null {
  const facts = factsOf(match, card);
  return facts?.is === "helper" ? facts.station : null;
}

/** A composer as a card has room for: by the last name alone, each in the same way; the whole name is under the glass. */
export function surname(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}

const LINE = 14; // letters in a line of a narrow card
const USUAL = 2; // lines of a name beside which there is room for another one

/** A card's name in which a word too long for a line can be parted, where a consonant is doubled; not every browser can do it itself. */
export function breakable(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length >= LINE ? word.replace(/([b-df-hj-np-tv-xz])(\1)(?!.*([b-df-hj-np-tv-xz])\3)/u, "$1\u00ad$2") : word))
    .join(" ");
}

/** Whether a card's name takes more lines than usual or has a word too long for one, so that it has to be set in smaller letters. */
export function isLong(name: string): boolean {
  const words = name.split(" ");
  if (words.some((word) => word.length > LINE)) return true;
  let lines = 1;
  let room = LINE;
  for (const word of words) {
    if (room < LINE && word.length > room) {
      lines += 1;
      room = LINE;
    }
    room -= word.length + 1;
  }
  return lines > USUAL;
}
