/** Points in rows, and what a chart of them needs. */

import { expect, test } from "vitest";
import { apart, rows, sampled, ticks, totals } from "../src/state/points";

const BREAKDOWN = [
  [
    { source: "music", clause: "X-1", points: 5 },
    { source: "music", clause: "X-2", points: 2 },
    { source: "tokens", clause: "X-3", points: 0 },
  ],
  [
    { source: "music", clause: "X-1", points: 0 },
    { source: "tickets", clause: "X-4", points: -1 },
  ],
];

test("a source is one row, with all its clauses and what each seat has; empty ones are left out", () => {
  expect(rows(BREAKDOWN)).toEqual([
    { source: "music", clauses: ["X-1", "X-2"], points: [7, 0] },
    { source: "tickets", clauses: ["X-4"], points: [null, -1] },
  ]);
  expect(totals(BREAKDOWN)).toEqual([7, -1]);
  expect(rows([])).toEqual([]);
});

test("ticks are round and reach around everything", () => {
  expect(ticks(0, 47, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 12, 4)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 0, 5)).toEqual([0]);
  expect(ticks(0, 2, 5)).toEqual([0, 1, 2]);
  expect(ticks(0, 430, 6)).toEqual([0, 100, 200, 300, 400, 500]);
});

test("samples hold the beginning and the end, and no ply twice", () => {
  expect(sampled(0, 10)).toEqual([0]);
  expect(sampled(3, 10)).toEqual([0, 1, 2, 3]);
  const many = sampled(317, 12);
  expect([many[0], many.at(-1), new Set(many).size]).toEqual([0, 317, 12]);
});

test("labels keep apart, in their order, within the chart", () => {
  expect(apart([10, 12, 60], 16, 0, 100)).toEqual([10, 26, 60]);
  expect(apart([95, 90, 99], 16, 0, 100)).toEqual([84, 68, 100]);
  expect(apart([], 16, 0, 100)).toEqual([]);
});
