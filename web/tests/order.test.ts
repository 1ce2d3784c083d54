import { expect, test } from "vitest";
import { asOnTable, placesIn } from "../src/state/order";
import type { Choice } from "../src/wire";

function choice(move: string, card?: string): Choice {
  return { move, kind: "fortune", args: card === undefined ? {} : { card }, reason: null, reveals: false, wastes: 0, group: null, passes: false };
}

test("a list of moves stands in the order of the table", () => {
  const view = { rows: { fortune: ["encore", "page-turner", "old-letters"] }, seats: [{ helpers: ["old-letters", "encore"] }] };
  const choices = [choice("a", "old-letters"), choice("b", "encore"), choice("x"), choice("y"), choice("c", "page-turner")];
  expect(asOnTable(choices, placesIn(view)).map((each) => each.move)).toEqual(["b", "c", "a", "x", "y"]);
  expect(asOnTable(choices, placesIn(null)).map((each) => each.move)).toEqual(["a", "b", "x", "y", "c"]);
});
