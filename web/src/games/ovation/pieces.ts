/** A name of its own for each thing on the table, also for the copies of one card, so that it can be seen to move. */

import { DECKS, type View } from "./view";

export interface Named {
  card: string;
  piece: string;
}

/** The pieces' names: for each seat what lies before it, and for each row its places. */
export interface Pieces {
  seats: { helpers: Named[]; music: Named[]; maestro: Named[] }[];
  rows: Record<string, (Named | null)[]>;
}

export function named(view: View): Pieces {
  const met = new Map<string, number>();
  const name = (card: string): Named => {
    const count = (met.get(card) ?? 0) + 1;
    met.set(card, count);
    return { card, piece: count === 1 ? `card:${card}` : `card:${card}:${count}` };
  };
  const seats = view.seats.map((seat) => ({
    helpers: seat.helpers.map(name),
    music: seat.music.map(name),
    maestro: seat.maestro.map(name),
  }));
  const rows = Object.fromEntries(DECKS.map((deck) => [deck, view.rows[deck].map((card) => (card === null ? null : name(card)))]));
  return { seats, rows };
}
