import { expect, test } from "vitest";
import { chosen, copies, shelves, shown, work } from "../src/state/catalogue";
import type { Card } from "../src/wire";

const card = (id: string, deck: string, source: string, text: string, row = {}): Card => ({ id, deck, name: id, source, row, text });
const CARDS = [
  card("nine", "magnum", "printed", "Cost: 6. Named in the rulebook.", { work: "Op. 125", year: 1824 }),
  card("duel", "fortune", "reconstructed", "Cost: 1. Reconstructed.", { copies: 2 }),
  card("eroica", "magnum", "reconstructed", "Cost: 5. Reconstructed."),
  card("odd", "city", "printed", "One. Two.", {}),
  card("odder", "city", "printed", "One. Three.", {}),
];

test("the sentence that tells the source is told apart where all end alike", () => {
  expect(shown(CARDS).map((each) => [each.does, each.from])).toEqual([
    ["Cost: 6.", "Named in the rulebook."],
    ["Cost: 1.", "Reconstructed."],
    ["Cost: 5.", "Reconstructed."],
    ["One. Two.", ""],
    ["One. Three.", ""],
  ]);
});

test("decks in the order of the box", () => {
  expect(shelves(shown(CARDS)).map((shelf) => [shelf.deck, shelf.cards.length])).toEqual([["magnum", 2], ["fortune", 1], ["city", 2]]);
});

test("by deck, source and words", () => {
  const ids = (...by: [string, string, string[]]) => chosen(shown(CARDS), ...by).map((each) => each.id);
  expect(ids("magnum", "", [])).toEqual(["nine", "eroica"]);
  expect(ids("", "reconstructed", ["cost"])).toEqual(["duel", "eroica"]);
  expect(ids("", "", ["125"])).toEqual(["nine"]);
});

test("work and copies", () => {
  expect(work(CARDS[0]!)).toBe("Op. 125, 1824");
  expect(work(CARDS[1]!)).toBe("");
  expect(CARDS.map(copies)).toEqual([1, 2, 1, 1, 1]);
});
