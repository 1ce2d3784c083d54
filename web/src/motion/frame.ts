/**
 * Turns of the page's thread.
 *
 * What a change of the table takes is spread over several of them, so that none keeps the page from answering for long.
 */

const LONGEST = 100; // milliseconds that anybody waits for a frame: a window that is covered may draw none

/** When the next frame is about to be drawn: its layout is due anyway.  Where none is drawn, at once. */
export function frame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((come) => {
    const late = setTimeout(come, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      come();
    });
  });
}

/** After whatever else waits has had its turn. */
export function turn(): Promise<void> {
  return new Promise((come) => {
    const { port1, port2 } = new MessageChannel(); // timers of a page in the background come once a second at most
    port1.onmessage = () => {
      port1.close();
      come();
    };
    port2.postMessage(null);
  });
}
