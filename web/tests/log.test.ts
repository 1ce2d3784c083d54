/** The log of a match, and what is read from it. */

import { expect, test } from "vitest";
import { logged, seenFrom, sinceOwn, stepped, turns, until, type Happened } from "../src/state/log";
import type { Item } from "../src/wire";

function log(...items: Item[]): Happened[] {
  return items.reduce(logged, []);
}

function move(number: number, ply: number, seat: number, ...events: number[]): Item {
  return { number, kind: "move", ply, seat, at: number, events: events.map((each) => ({ number: each, text: `${each}` })) };
}

const START: Item = { number: 1, kind: "start", ply: 0, events: [{ number: 0, text: "0" }] };

test("each entry has its events; what is left out has its default", () => {
  const [start, other] = log(START, { number: 2, kind: "hidden" });
  expect(start).toMatchObject({ number: 1, ply: 0, seat: null, about: null, why: "", at: 0 });
  expect(other).toEqual({ number: 2, kind: "hidden", at: 0, seat: null, ply: null, events: [], about: null, why: "" });
});

test("an undo takes the moves back, and is told", () => {
  const found = log(START, move(2, 1, 0, 1, 2), move(3, 2, 0, 3), { number: 4, kind: "undo", seat: 0, ply: 1, events_left: 3 });
  expect(found.map((each) => each.number)).toEqual([1, 2, 4]);
  expect(found.flatMap((each) => each.events.map((event) => event.number))).toEqual([0, 1, 2]);
});

test("an undo to the beginning leaves what was set up", () => {
  const found = log(START, move(2, 1, 0, 1), { number: 3, kind: "undo", seat: 0, ply: 0, events_left: 1 }, move(4, 1, 0, 1));
  expect(found.map((each) => each.number)).toEqual([1, 3, 4]);
  expect(found[0]?.events).toHaveLength(1);
});

test("a move that was taken back before it was heard of is not told", () => {
  const gone: Item = { number: 2, kind: "move", seat: 0, taken_back: true };
  const found = log(START, gone, { number: 3, kind: "undo", seat: 0, ply: 0, events_left: 1 }, move(4, 1, 0, 1));
  expect(found.map((each) => each.number)).toEqual([1, 3, 4]);
});

test("entries that an undo does not touch stay the very same, so that nothing is drawn anew", () => {
  const before = log(START, move(2, 1, 0, 1), move(3, 2, 0, 2));
  const after = logged(before, { number: 4, kind: "undo", seat: 0, ply: 1, events_left: 2 });
  expect(after[1]).toBe(before[1]);
});

const MATCH = log(START, move(2, 1, 0, 1), move(3, 2, 0, 2), move(4, 3, 1, 3), move(5, 4, 1, 4), move(6, 5, 2, 5), move(7, 6, 0, 6));

test("the log as it was", () => {
  expect(until(MATCH, 0).map((each) => each.number)).toEqual([1]);
  expect(until(MATCH, 3).map((each) => each.number)).toEqual([1, 2, 3, 4]);
  expect(until(MATCH, 6)).toBe(MATCH);
});

test("turns begin where another seat decides", () => {
  expect(turns(MATCH, 6)).toEqual([0, 2, 4, 5, 6]);
  expect(turns(log(START), 0)).toEqual([0]);
  expect(turns(log(START, move(2, 1, 0)), 1)).toEqual([0, 1]);
});

test("one steps move by move, or from turn to turn, and stops at the ends", () => {
  const stops = turns(MATCH, 6);
  expect([stepped(0, 1, 6), stepped(6, 1, 6), stepped(0, -1, 6), stepped(3, -1, 6)]).toEqual([1, 6, 0, 2]);
  expect([stepped(0, 1, 6, stops), stepped(3, 1, 6, stops), stepped(6, 1, 6, stops)]).toEqual([2, 4, 6]);
  expect([stepped(6, -1, 6, stops), stepped(3, -1, 6, stops), stepped(0, -1, 6, stops)]).toEqual([5, 2, 0]);
});

test("the others' last turns are what they did since one ended one's own, also while one's next goes on", () => {
  const ends = (number: number, ply: number, seat: number): Item => ({
    ...move(number, ply, seat),
    events: [{ number, kind: "turn-ended", seat }],
  });
  const found = log(START, move(2, 1, 0), ends(3, 2, 0), move(4, 3, 1), move(5, 4, 0), ends(6, 5, 1), move(7, 6, 0));
  expect([...sinceOwn(found, 0)]).toEqual([4, 6]);
  expect([...sinceOwn(found, 1)]).toEqual([7]);
  expect([...sinceOwn(found, 2)]).toEqual([2, 3, 4, 5, 6, 7]);
  expect(sinceOwn(found, null).size).toBe(0);
});

test("of several who share a screen each is told what they may know, and nobody while it changes hands", () => {
  const events = [{ number: 1, text: "all" }, { number: 2, text: "first", only: [0] }, { number: 3, text: "second", only: [1] }];
  const whole = log(START, { number: 2, kind: "move", ply: 1, seat: 0, at: 2, events });
  const texts = (seat: number | null) => seenFrom(whole, seat).flatMap((each) => each.events.map((event) => event.text));
  expect(texts(0)).toEqual(["0", "all", "first"]);
  expect(texts(1)).toEqual(["0", "all", "second"]);
  expect(texts(null)).toEqual(["0", "all"]);
});
