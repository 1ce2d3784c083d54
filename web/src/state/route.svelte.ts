/** Which page is shown: the address, and how to go to another without loading everything again. */

class Route {
  path: string = $state(location.pathname);
  query: string = $state(location.search);
  /** What the address names on its page, without the sign before it. */
  hash: string = $state(named());

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** Go to another page, or to something that the address names on this one. */
  go(address: string, { replace = false } = {}): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (this.hash === "") scrollTo(0, 0);
    else if (this.path === before) show(this.hash);
  }

  /** The parts of the path: ["m", "abc"] for /m/abc. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = named();
  }
}

function named(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a sign that stands for none
  }
}

/** Bring something into sight, and the keyboard to it. */
export function show(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

export const route = new Route();

/** Follows links within the pages without loading; an action for the whole document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (/^\/(api|schema|metrics)\b/.test(link.pathname)) return;
  event.preventDefault();
  // The way back from a table leads out of it, not along its parts.
  const within = ["m", "learn"].includes(route.parts[0] ?? "") && link.pathname === route.path;
  route.go(link.pathname + link.search + link.hash, { replace: within });
}
