/** A table longer than the window: at which of its parts one is. */

const NEAR = 24; // pixels below the bar with the ways to the parts, at which a part counts as reached

/**
 * The lowest part whose beginning has come up to the bar; at the end of the page, the lowest of all.
 *
 * Undefined: none has.  A part is what has the prefix and its name as its id; of parts side by side it is the first.
 */
export function partInSight<T extends string>(parts: readonly T[], prefix: string, bar: HTMLElement | null): T | undefined {
  const edge = (bar?.getBoundingClientRect().bottom ?? 0) + NEAR;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  let lowest: { part: T; top: number } | undefined;
  for (const part of parts) {
    const top = document.getElementById(prefix + part)?.getBoundingClientRect().top;
    if (top === undefined || (top > edge && !atEnd)) continue;
    if (lowest === undefined || top > lowest.top + 1) lowest = { part, top };
  }
  return lowest?.part;
}
