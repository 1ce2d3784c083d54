/** Points: by source in rows, and over a match as lines of a chart. */

import type { Source } from "../wire";

/** One source, and what each seat has from it; null: the seat has no such source. */
export interface SourceRow {
  source: string;
  clauses: string[];
  points: (number | null)[];
}

/** The sources of all seats in rows, those from which somebody has something. */
export function rows(breakdown: readonly (readonly Source[])[]): SourceRow[] {
  const found = new Map<string, SourceRow>();
  breakdown.forEach((sources, seat) => {
    for (const { source, clause, points } of sources) {
      const row = found.get(source) ?? { source, clauses: [], points: breakdown.map(() => null) };
      row.points[seat] = (row.points[seat] ?? 0) + points;
      if (!row.clauses.includes(clause)) row.clauses.push(clause);
      found.set(source, row);
    }
  });
  return [...found.values()].filter((row) => row.points.some(Boolean));
}

/** What each seat has in all. */
export function totals(breakdown: readonly (readonly Source[])[]): number[] {
  return breakdown.map((sources) => sources.reduce((sum, { points }) => sum + points, 0));
}

/** Round numbers from below the least to above the most, about so many. */
export function ticks(least: number, most: number, about: number): number[] {
  const wide = Math.max(1, most - least) / Math.max(1, about);
  const ten = 10 ** Math.floor(Math.log10(wide));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * ten).find((by) => by >= wide) ?? wide);
  const found = [];
  for (let tick = Math.floor(least / step) * step; ; tick += step) {
    found.push(tick);
    if (tick >= most) return found;
  }
}

/** About so many plies of a match, the first and the last among them. */
export function sampled(last: number, about: number): number[] {
  const count = Math.max(1, Math.min(last, about - 1));
  return last === 0 ? [0] : Array.from({ length: count + 1 }, (_, index) => Math.round((index * last) / count));
}

/** Heights for labels that want to stand at some height, each at least so far from the next, in the same order. */
export function apart(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = top - distance;
  for (const index of order) above = placed[index] = Math.max(placed[index] ?? 0, above + distance);
  let below = bottom + distance;
  for (const index of order.toReversed()) below = placed[index] = Math.min(placed[index] ?? 0, below - distance);
  return placed;
}
