/** The order of a list of moves: that of the table, where one looks for the card that a line names. */

import type { Choice } from "../wire";

/** Where each text of a view stands in it, the first place where it stands more than once. */
export type Places = ReadonlyMap<unknown, number>;

export function placesIn(view: unknown): Places {
  const places = new Map<unknown, number>();
  collect(view, places);
  return places;
}

/** Choices in the order in which their cards lie on the table; those without a card stay among each other as they were. */
export function asOnTable(choices: readonly Choice[], places: Places): Choice[] {
  const place = (choice: Choice): number => places.get(choice.args["card"]) ?? Infinity;
  return choices.toSorted((one, other) => {
    const [mine, theirs] = [place(one), place(other)];
    return mine === theirs ? 0 : mine - theirs; // two without a place: their difference would be no number
  });
}

function collect(part: unknown, places: Map<unknown, number>): void {
  if (typeof part === "string") {
    if (!places.has(part)) places.set(part, places.size);
  } else if (typeof part === "object" && part !== null) {
    for (const each of Object.values(part)) collect(each, places);
  }
}
