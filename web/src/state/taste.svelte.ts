/** What somebody likes, kept in this browser: light or dark, how much moves, sound, notices. */

const KEPT = "partita-taste";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  notices: boolean;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Taste {
  theme: Theme = $state("auto");
  sound: boolean = $state(false);
  notices: boolean = $state(false);

  constructor() {
    Object.assign(this, read());
    this.#show();
  }

  like(wish: Partial<Kept>): void {
    Object.assign(this, wish);
    localStorage.setItem(KEPT, JSON.stringify({ theme: this.theme, sound: this.sound, notices: this.notices }));
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
