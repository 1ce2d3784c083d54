/** How somebody is told that it is their turn: a sound, a notification of the browser, a dot on the page's icon. */

import turn from "../draw/icon-turn.svg?url";
import { taste } from "./taste.svelte";

const NOTES = [587.33, 880]; // a fifth, in hertz
const APART = 0.16; // seconds
const LONG = 0.9; // seconds until a note has died away
const LOUD = 0.09;

let context: AudioContext | null = null;

/** Two soft notes.  A browser that has not been clicked in yet plays nothing, and that is no error. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    NOTES.forEach((pitch, index) => note(context as AudioContext, pitch, index * APART));
  } catch {
    context = null; // no sound here
  }
}

function note(on: AudioContext, pitch: number, after: number): void {
  const start = on.currentTime + after;
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + LONG);
}

/** Whether the browser can notify at all. */
export const canNotify = "Notification" in globalThis;

/** Turn notifications on, which the browser asks about, or off.  Only in answer to a click.  False: refused. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const allowed = on && canNotify && (await Notification.requestPermission()) === "granted";
  taste.like({ notices: allowed });
  return allowed === on;
}

/** A notification, where one is wanted and the page is not being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!taste.notices || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const told = new Notification(title, { body, tag, icon: "/icon.svg" });
    told.onclick = () => {
      focus();
      told.close();
    };
  } catch {
    // Some phones have the name and not the thing.
  }
}

/** A dot on the page's icon, or none. */
export function dot(on: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", on ? turn : "/icon.svg");
}
