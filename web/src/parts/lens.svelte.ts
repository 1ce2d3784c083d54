/** What is pointed at and for how long: the one magnifying glass of a page. */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../wire";

/** Something that can be looked at closely: a card of the catalogue, a move that is not possible, or both. */
export interface Seen {
  card: string | null;
  choice: Choice | null;
}

const WAIT = 280; // milliseconds of hovering before the glass comes
const LONG = 450; // milliseconds of pressing

class Lens {
  seen: Seen | null = $state.raw(null);
  around: DOMRect | null = $state.raw(null);
  #of: Element | null = null;
  #timer = 0;
  #last = "";

  /** Whether the mouse is elsewhere than when this was asked last: browsers also tell of moves that none has made. */
  moved(event: PointerEvent): boolean {
    const place = `${event.screenX} ${event.screenY}`;
    const moved = place !== this.#last;
    this.#last = place;
    return moved;
  }

  /** Look at something soon, unless one goes on before that. */
  soon(element: Element, seen: Seen, wait = WAIT): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.look(element, seen), wait);
  }

  look(element: Element, seen: Seen): void {
    clearTimeout(this.#timer);
    if (!element.isConnected) return;
    this.#of?.removeAttribute("aria-describedby");
    this.#of = element;
    this.around = element.getBoundingClientRect();
    this.seen = seen;
    element.setAttribute("aria-describedby", "lens");
  }

  /** Look away from an element, or from whatever it was. */
  away(element: Element | null = null): void {
    clearTimeout(this.#timer);
    if (element !== null && element !== this.#of) return;
    this.#of?.removeAttribute("aria-describedby");
    this.#of = null;
    this.seen = null;
  }
}

export const lens = new Lens();

/** Makes an element show itself larger on hover, focus or a long press; a long press is no click. */
export function magnified(seen: Seen | null): Attachment<HTMLElement> {
  return (element) => {
    if (seen === null) return;
    let pressed = 0;
    let held = false;
    let within = false;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(kind, act, { signal: stop.signal, capture });

    // Not on entering: a thing that comes to lie under a pointer at rest, or is scrolled there, is not pointed at.
    on("pointermove", (event) => {
      if (event.pointerType !== "mouse" || within || !lens.moved(event)) return;
      within = true;
      lens.soon(element, seen);
    });
    on("pointerleave", (event) => {
      within = false;
      clearTimeout(pressed);
      if (event.pointerType !== "mouse") return; // a finger that is lifted: what it has opened stays
      if (!element.matches(":focus-visible")) lens.away(element);
      else lens.soon(element, seen, 0);
    });
    on("focus", () => {
      if (element.matches(":focus-visible")) lens.look(element, seen);
    });
    on("blur", () => lens.away(element));
    on("pointerdown", (event) => {
      if (event.pointerType === "mouse") return lens.away();
      held = false;
      pressed = window.setTimeout(() => {
        held = true;
        lens.look(element, seen);
      }, LONG);
    });
    on("pointerup", () => clearTimeout(pressed));
    on("pointercancel", () => clearTimeout(pressed));
    on("contextmenu", (event) => {
      if (held) event.preventDefault();
    });
    on("keydown", (event) => {
      if (event.key === "Escape") lens.away();
    });
    on(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    return () => {
      clearTimeout(pressed);
      stop.abort();
      lens.away(element);
    };
  };
}
