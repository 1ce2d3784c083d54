/** A table longer than the window: at which of its parts one is, of several that lie below and beside each other. */

/** Where a part begins, in pixels from the upper edge of the window. */
export interface Begins<Part> {
  part: Part;
  top: number;
}

const NEAR = 24; // pixels below the bar with the ways to the parts, at which a part counts as reached
const ABREAST = 12; // pixels between the upper edges of what lies side by side
const LEAST = 2; // pixels that a page may still be scrolled by at its end

/**
 * Of the parts that have begun above a line, the lowest; of those side by side the one that was gone to, else the first.
 *
 * `end`: where the window ends, when the page ends there too; then what is in the window has been reached, too.
 */
export function inSight<Part>(parts: readonly Begins<Part>[], line: number, gone: Part | null, end: number | null): Part | undefined {
  const reached = parts.filter(({ top }) => top <= line || (end !== null && top < end));
  const there = reached.find(({ part, top }) => part === gone && top > line); // the page has ended before it came to the line
  if (there !== undefined) return there.part;
  const lowest = Math.max(...reached.map(({ top }) => top));
  const abreast = reached.filter(({ top }) => top > lowest - ABREAST);
  return (abreast.find(({ part }) => part === gone) ?? abreast[0] ?? parts[0])?.part;
}

/** The part that is in sight below a bar; a part is what has the prefix and its name as its id. */
export function partInSight<Part extends string>(
  parts: readonly Part[], prefix: string, bar: HTMLElement | null, gone: Part | null,
): Part | undefined {
  const line = (bar?.getBoundingClientRect().bottom ?? 0) + NEAR;
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const end = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - LEAST ? clientHeight : null;
  const begins = parts.map((part) => ({ part, top: document.getElementById(prefix + part)?.getBoundingClientRect().top ?? Infinity }));
  return inSight(begins, line, gone, end);
}
