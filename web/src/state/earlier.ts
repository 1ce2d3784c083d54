/** Earlier moments of a match: each is asked for once and kept, until an undo takes it back. */

import type { PointInTime } from "../wire";

const MOST = 500; // moments that are kept

export class Earlier {
  #kept = new Map<string, { ply: number; asked: Promise<PointInTime> }>();

  constructor(private readonly ask: (ply: number, seat: number | null) => Promise<PointInTime>) {}

  /** The moment after so many moves, as a seat sees it; null: as whoever watches. */
  at(ply: number, seat: number | null): Promise<PointInTime> {
    const key = `${ply} ${seat ?? "watching"}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known.asked;
    const asked = this.ask(ply, seat);
    this.#kept.set(key, { ply, asked });
    // What was not answered is asked again the next time.
    asked.catch(() => this.#kept.get(key)?.asked === asked && this.#kept.delete(key));
    this.#tidy();
    return asked;
  }

  /** Have the moments around one ready. */
  around(ply: number, seat: number | null, last: number): void {
    for (const near of [ply + 1, ply - 1, ply + 2]) {
      if (near >= 0 && near <= last) this.at(near, seat).catch(() => undefined);
    }
  }

  /** After an undo: the line up to a ply stays, what came later is another line. */
  forget(after: number): void {
    for (const [key, { ply }] of this.#kept) if (ply > after) this.#kept.delete(key);
  }

  #tidy(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= MOST) return;
      this.#kept.delete(key);
    }
  }
}
