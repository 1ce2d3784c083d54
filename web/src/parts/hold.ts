/** Whoever plays by keyboard stands on something that may go with the next move: then the focus is handed on, not lost. */
export class Hold {
  #within = false;

  readonly entered = (): void => {
    this.#within = true;
  };

  readonly left = (event: FocusEvent): void => {
    const from = event.target as Element;
    queueMicrotask(() => {
      if (from.isConnected) this.#within = false; // it was left, and did not go
    });
  };

  /** After a change: to something that has stayed. */
  handOn(to: HTMLElement | null): void {
    if (this.#within && document.activeElement === document.body) to?.focus({ preventScroll: true });
  }
}
