/** Clocks as they are shown. */

import { expect, test } from "vitest";
import { daysLeft, digits, isLow, secondsLeft } from "../src/state/clock";

test("only the clock that runs loses what has passed, and none goes below nothing", () => {
  const times = { left: [90_500, 60_000, null], running: 0 };
  expect([0, 1, 2, 3].map((seat) => secondsLeft(times, 10_000, seat))).toEqual([80, 60, null, null]);
  expect(secondsLeft(times, 900_000, 0)).toBe(0);
  expect(secondsLeft({ left: [5_000], running: null }, 9_000, 0)).toBe(5);
});

test("digits, with hours where there are any", () => {
  expect([0, 59, 60, 725, 3_600, 4_325].map(digits)).toEqual(["0:00", "0:59", "1:00", "12:05", "1:00:00", "1:12:05"]);
});

test("from a day on it is days and hours", () => {
  expect(daysLeft(86_399)).toBeNull();
  expect(daysLeft(2 * 86_400 + 3 * 3_600 + 59)).toEqual({ days: 2, hours: 3 });
});

test("one hurries later where one has days", () => {
  expect([isLow(29, "live"), isLow(30, "live"), isLow(7_199, "days"), isLow(7_200, "days")]).toEqual([true, false, true, false]);
});
