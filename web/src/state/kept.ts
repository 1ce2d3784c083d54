/** What this browser keeps for the pages.  Where it may keep nothing, the page remembers until it is left. */

const remembered = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? remembered.get(key) ?? null;
  } catch {
    return remembered.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    remembered.delete(key); // another tab may drop it
  } catch {
    remembered.set(key, value); // barred, or full
  }
}

export function drop(key: string): void {
  remembered.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // barred: there is nothing to drop
  }
}

/** An object that was kept as JSON; {} where there is none, or something else. */
export function keptObject<T extends object>(key: string): Partial<T> {
  try {
    const read: unknown = JSON.parse(kept(key) ?? "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
