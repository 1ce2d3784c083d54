/** What somebody likes, kept in this browser: light or dark, how much moves, sound, notices. */

import { keep, keptObject } from "./kept";

const KEPT = "partita-taste";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  notices: boolean;
}

class Taste {
  theme: Theme = $state("auto");
  sound: boolean = $state(false);
  notices: boolean = $state(false);

  constructor() {
    Object.assign(this, keptObject<Kept>(KEPT));
    this.#show();
  }

  like(wish: Partial<Kept>): void {
    Object.assign(this, wish);
    keep(KEPT, JSON.stringify({ theme: this.theme, sound: this.sound, notices: this.notices }));
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const taste = new Taste();

/** Whether nothing should move of itself. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
