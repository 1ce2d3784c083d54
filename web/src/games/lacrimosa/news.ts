/** What is new on the table since the reader's own last move: which pieces came or went, and in which words. */

import type { Happened } from "../../state/log";
import type { ToldEvent } from "../../wire";

export interface News {
  /** Cards and tiles by their ids, and other pieces by their names. */
  pieces: ReadonlySet<string>;
  /** What each seat did, in words. */
  told: ReadonlyMap<number, readonly string[]>;
}

const CARDS = ["opus", "card", "memory", "city", "court", "tile", "soloist"] as const;
const TOLD = new Set([
  "took-ducats", "documented", "commissioned", "performed", "sold", "travelled", "court-taken", "contributed",
  "soloist-revealed", "soloist-took", "soloist-contributed", "soloist-travelled",
]);
const MOVED = new Set(["travelled", "soloist-travelled"]);
const MARKED = new Set(["contributed", "soloist-contributed"]);
const UNSEEN = new Set(["drawn", "story-works", "tile-works"]); // what stays where it was, or goes out of sight

/** The entries after the seat's own last move; of a match that is only watched, those of whoever moved last. */
function fresh(log: readonly Happened[], seat: number | null): readonly Happened[] {
  const mover = (entry: Happened): boolean => entry.kind === "move";
  const last = log.findLast(mover)?.seat;
  const bound = log.findLastIndex((entry) => mover(entry) && (seat === null ? entry.seat !== last : entry.seat === seat));
  return log.slice(bound + 1).filter(mover);
}

function named(event: ToldEvent): string[] {
  const args = event.args ?? {};
  const found = CARDS.flatMap((name) => (typeof args[name] === "string" ? [args[name]] : []));
  if (MOVED.has(event.kind ?? "")) found.push("mozart");
  if (MARKED.has(event.kind ?? "")) found.push(`marker:${event.seat}:${String(args["instrument"])}:${String(args["composer"])}`);
  return found;
}

export function newSince(log: readonly Happened[], seat: number | null): News {
  const pieces = new Set<string>();
  const told = new Map<number, string[]>();
  for (const entry of fresh(log, seat)) {
    for (const event of entry.events) {
      const kind = event.kind ?? "";
      if (!UNSEEN.has(kind)) for (const piece of named(event)) pieces.add(piece);
      if (TOLD.has(kind) && event.text && event.seat !== null && event.seat !== undefined)
        told.set(event.seat, [...(told.get(event.seat) ?? []), event.text]);
    }
  }
  return { pieces, told };
}
