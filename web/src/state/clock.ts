/** What a player's clock shows. */

import type { Clock, ClockTimes } from "../wire";

const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOW = { live: 30, days: 2 * HOUR }; // seconds

/** Seconds that a seat has left; null: it has no clock.  `gone`: milliseconds since the times were told. */
export function secondsLeft(times: ClockTimes, gone: number, seat: number): number | null {
  const left = times.left[seat];
  if (left === null || left === undefined) return null;
  return Math.max(0, Math.floor((left - (times.running === seat ? gone : 0)) / SECOND));
}

/** Whether a seat ought to hurry. */
export function isLow(seconds: number, kind: Clock["kind"]): boolean {
  return seconds < LOW[kind];
}

/** Days and hours, from a day on; else null, and `digits` says it. */
export function daysLeft(seconds: number): { days: number; hours: number } | null {
  return seconds < DAY ? null : { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
}

/** 12:05, or 1:12:05. */
export function digits(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % MINUTE)}`;
}
