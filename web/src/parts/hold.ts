/** Whoever plays by keyboard stands on something that may go with the next move: then the focus is handed on, not lost. */
export class Hold {
  #within = false;

  readonly entered = (): void => {
    this.#within = true;
  };

  readonly left = (event: FocusEvent): void => {
    const from = event.target as Element;
    if (event.relatedTarget !== null) {
      this.#within = (event.currentTarget as Element).contains(event.relatedTarget as Node);
      return;
    }
    queueMicrotask(() => {
      if (from.isConnected && !from.matches(":disabled")) this.#within = false; // it was left, and did not go
    });
  };

  /** After a change: to something that has stayed. */
  handOn(to: HTMLElement | null): void {
    const at = document.activeElement;
    if (!this.#within || (at !== document.body && !at?.matches(":disabled"))) return;
    to?.focus({ preventScroll: true });
    to?.closest("aside")?.scrollTo({ top: 0 }); // it scrolls by itself, and what has the focus is at its head
  }
}
