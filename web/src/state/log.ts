/** The log of a match: one entry for each thing that happened, and what can be read from them. */

import type { Item, ToldEvent } from "../wire";

export const TURN_ENDED = "turn-ended"; // the event of both games

/** What happened in one entry, as the log has it. */
export interface Happened {
  number: number;
  kind: string;
  at: number;
  seat: number | null;
  ply: number | null;
  events: ToldEvent[];
  about: number | null;
  why: string;
}

/** The log with one entry more; what an undo takes back goes. */
export function logged(log: Happened[], item: Item): Happened[] {
  const kept = undone(log, item);
  if (item.taken_back) return kept;
  const happened: Happened = {
    number: item.number,
    kind: item.kind,
    at: item.at ?? 0,
    seat: item.seat ?? null,
    ply: item.ply ?? null,
    events: item.events ?? [],
    about: item.about ?? null,
    why: item.why ?? "",
  };
  return [...kept, happened];
}

function undone(log: Happened[], item: Item): Happened[] {
  const left = item.events_left;
  if (left === undefined || left === null) return log;
  return log
    .filter((each) => each.kind !== "move" || (each.ply ?? 0) <= (item.ply ?? 0))
    .map((each) =>
      each.events.some((event) => event.number >= left)
        ? { ...each, events: each.events.filter((event) => event.number < left) }
        : each,
    );
}

/** The log as one of several sees it who share a screen: without what only another of them may know; null: without any. */
export function seenFrom(log: readonly Happened[], seat: number | null): Happened[] {
  return log.map((each) => {
    const events = each.events.filter((event) => !event.only || (seat !== null && event.only.includes(seat)));
    return events.length === each.events.length ? each : { ...each, events };
  });
}

/** What has happened in the turn under way, which a turn, a round or a period began. */
export function inTurn(log: readonly Happened[]): ToldEvent[] {
  const begins = (event: ToldEvent): boolean => event.kind?.endsWith("-begins") ?? false;
  const entry = log.findLastIndex((each) => each.events.some(begins));
  const all = log.slice(Math.max(0, entry)).flatMap((each) => each.events);
  return all.slice(all.findLastIndex(begins) + 1);
}

/** The log as it was after so many moves. */
export function until(log: Happened[], ply: number): Happened[] {
  const next = log.findIndex((each) => each.kind === "move" && (each.ply ?? 0) > ply);
  return next < 0 ? log : log.slice(0, next);
}

/** The seat that made each move, by the ply after it. */
export function movers(log: readonly Happened[]): Map<number, number | null> {
  const found = new Map<number, number | null>();
  for (const each of log) if (each.kind === "move" && each.ply !== null) found.set(each.ply, each.seat);
  return found;
}

/**
 * The plies at which another seat begins to decide: where one stops who steps from turn to turn.
 *
 * The beginning and the end are among them.
 */
export function turns(log: readonly Happened[], last: number): number[] {
  const by = movers(log);
  const stops = [0];
  for (let ply = 1; ply < last; ply++) if (by.get(ply) !== by.get(ply + 1)) stops.push(ply);
  if (last > 0) stops.push(last);
  return stops;
}

/** Where a step leads: one move, or from turn to turn, forwards or backwards, never beyond the ends. */
export function stepped(ply: number, by: -1 | 1, last: number, stops?: readonly number[]): number {
  if (stops === undefined) return Math.min(last, Math.max(0, ply + by));
  return by > 0 ? (stops.find((stop) => stop > ply) ?? last) : (stops.findLast((stop) => stop < ply) ?? 0);
}

/**
 * The entries in which the others made their last turns: what they have done since a seat ended its own.
 *
 * Until it has, since the beginning.  What the seat itself has done since, in its new turn or because it was asked
 * something in another's, is not among them.
 */
export function sinceOwn(log: readonly Happened[], own: number | null): Set<number> {
  if (own === null) return new Set();
  const end = log.findLastIndex((each) => each.events.some((event) => event.kind === TURN_ENDED && event.seat === own));
  return new Set(
    log.slice(end + 1).filter((each) => each.kind === "move" && each.seat !== own).map((each) => each.number),
  );
}
