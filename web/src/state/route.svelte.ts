/** Which page is shown: the address, and how to go to another without loading everything again. */

class Route {
  path: string = $state(location.pathname);
  query: string = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Go to another page. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** The parts of the path: ["m", "abc"] for /m/abc. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Follows links within the pages without loading; an action for the whole document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (/^\/(api|schema|metrics)\b/.test(link.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
