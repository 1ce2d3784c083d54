/** Which game one had to do with last, so that rules and cards are those that one looks for. */

import { keep, kept } from "./kept";

const KEPT = "partita-lately";
const GAMES = ["ovation", "lacrimosa"];

class Lately {
  game: string = $state(gameOf(kept(KEPT)));

  set(game: string): void {
    this.game = gameOf(game);
    keep(KEPT, this.game);
  }
}

/** A game by the name in an address; any other name, or none, means the first. */
export function gameOf(name: string | null | undefined): string {
  return GAMES.find((game) => game === name) ?? GAMES[0]!;
}

export const lately = new Lately();
