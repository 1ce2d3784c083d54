/**
 * What moves from one place of the table to another is seen to move.
 *
 * Everything that is one thing for players carries `data-piece` with a name of its own.  Where it lies is measured before
 * and after the table changes; then it starts from where it was ("first, last, invert, play").  Only transform and
 * opacity are animated.  With reduced motion nothing moves.
 */

import { still } from "../state/taste.svelte";

const DURATION = 420; // milliseconds
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export class Pieces {
  #before = new Map<string, DOMRect>();

  constructor(private readonly root: () => HTMLElement | null) {}

  readonly before = (): void => {
    this.#before = this.#measured();
  };

  readonly after = (): void => {
    if (still() || this.#before.size === 0) return;
    for (const [name, { element, rect }] of this.#places()) {
      const from = this.#before.get(name);
      if (from === undefined) appear(element);
      else if (distance(from, rect) > 2) glide(element, from, rect);
    }
  };

  #places(): Map<string, { element: Element; rect: DOMRect }> {
    const found = new Map<string, { element: Element; rect: DOMRect }>();
    for (const element of this.root()?.querySelectorAll("[data-piece]") ?? []) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) found.set(element.getAttribute("data-piece") ?? "", { element, rect });
    }
    return found;
  }

  #measured(): Map<string, DOMRect> {
    return new Map([...this.#places()].map(([name, { rect }]) => [name, rect]));
  }
}

function distance(from: DOMRect, to: DOMRect): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.width - to.width);
}

/** From the middle of where it was, as big as it was, in its own proportions: another face is not stretched. */
function glide(element: Element, from: DOMRect, to: DOMRect): void {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const gliding = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    { duration: DURATION, easing: EASING, composite: "add" }, // to where its own style puts it
  );
  element.classList.add("gliding"); // above what lies still
  gliding.onfinish = gliding.oncancel = () => element.classList.remove("gliding");
}

function appear(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: EASING });
}
