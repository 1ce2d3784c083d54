/** A payment in parts, from every way to make it that the server has named. */

export type Counts = Readonly<Record<string, number>>;

/** How often each move comes up. */
export function counted(moves: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const move of moves) counts[move] = (counts[move] ?? 0) + 1;
  return counts;
}

/** The ways that hold at least so much of each part. */
export function holding(ways: readonly string[][], counts: Counts): string[][] {
  return ways.filter((way) => {
    const has = counted(way);
    return Object.entries(counts).every(([move, count]) => (has[move] ?? 0) >= count);
  });
}

/** Whether one more of a part still leads to a payment. */
export function canAdd(ways: readonly string[][], counts: Counts, move: string): boolean {
  return holding(ways, { ...counts, [move]: (counts[move] ?? 0) + 1 }).length > 0;
}

/** The moves of a payment that is just these parts; null when they are none. */
export function complete(ways: readonly string[][], counts: Counts): string[] | null {
  const wanted = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return holding(ways, counts).find((way) => way.length === wanted) ?? null;
}

/** Whether there are several parts, all of one kind, so that only how much of each matters. */
export function alike(ways: readonly string[][]): boolean {
  return ways.some((way) => way.length > 1) && new Set(ways.flat().map((move) => move.split(" ")[0])).size <= 1;
}
