/** Earlier moments: each asked for once, and again only when it is no longer so. */

import { expect, test, vi } from "vitest";
import { Earlier } from "../src/state/earlier";
import type { PointInTime } from "../src/wire";

function point(ply: number): PointInTime {
  return { ply, to_move: 0, events: 0, view: { ply }, scores: [0] };
}

function asking() {
  const ask = vi.fn((ply: number, _seat: number | null) => Promise.resolve(point(ply)));
  return { ask, earlier: new Earlier(ask) };
}

test("a moment is asked for once for each seat", async () => {
  const { ask, earlier } = asking();
  expect((await earlier.at(3, 0)).ply).toBe(3);
  await earlier.at(3, 0);
  await earlier.at(3, null);
  expect(ask.mock.calls).toEqual([[3, 0], [3, null]]);
});

test("what could not be had is asked for again", async () => {
  const { ask, earlier } = asking();
  ask.mockRejectedValueOnce(new Error("the line was lost"));
  await expect(earlier.at(3, 0)).rejects.toThrow("lost");
  expect((await earlier.at(3, 0)).ply).toBe(3);
});

test("the neighbours are made ready, none beyond the ends", () => {
  const { ask, earlier } = asking();
  earlier.around(0, 0, 1);
  expect(ask.mock.calls.map(([ply]) => ply)).toEqual([1]);
  earlier.around(5, 0, 9);
  expect(ask.mock.calls.map(([ply]) => ply)).toEqual([1, 6, 4, 7]);
});

test("an undo makes forget what came later", async () => {
  const { ask, earlier } = asking();
  for (const ply of [1, 2, 3]) await earlier.at(ply, 0);
  earlier.forget(2);
  for (const ply of [1, 2, 3]) await earlier.at(ply, 0);
  expect(ask.mock.calls.map(([ply]) => ply)).toEqual([1, 2, 3, 3]);
});

test("not all of a long match is kept", async () => {
  const { ask, earlier } = asking();
  for (let ply = 0; ply < 700; ply++) await earlier.at(ply, 0);
  await earlier.at(699, 0);
  expect(ask).toHaveBeenCalledTimes(700);
  await earlier.at(0, 0);
  expect(ask).toHaveBeenCalledTimes(701);
});
