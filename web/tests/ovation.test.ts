import { describe, expect, test } from "vitest";
import { breakable, isLong, surname } from "../src/games/ovation/facts";
import { named } from "../src/games/ovation/pieces";
import { since, steps } from "../src/games/ovation/recent";
import type { View } from "../src/games/ovation/view";
import type { Happened } from "../src/state/log";
import type { ToldEvent } from "../src/wire";

/** A log of one entry, told as "kind seat card". */
function log(...lines: string[]): Happened[] {
  const events = lines.map((line, number): ToldEvent => {
    const [kind = "", seat, card] = line.split(" ");
    const args: Record<string, unknown> = card === undefined ? {} : { [kind === "dealt" ? "card" : "helper"]: card };
    return { number, kind, seat: seat === undefined || seat === "-" ? null : Number(seat), args, text: line };
  });
  return [{ number: 1, kind: "move", at: 0, seat: 0, ply: 1, events, about: null, why: "" }];
}

describe("names on cards", () => {
  test("every composer is told by the last name alone", () => {
    expect(surname("Wolfgang Amadeus Mozart")).toBe("Mozart");
    expect(surname("Ludwig van Beethoven")).toBe("Beethoven");
    expect(surname("Joseph Bologne de Saint-Georges")).toBe("Saint-Georges");
  });

  test("a name of three lines or more is long", () => {
    expect(isLong("String Quartet")).toBe(false);
    expect(isLong("“Moonlight” Sonata")).toBe(false);
    expect(isLong("Variations on “Withered Flowers”")).toBe(true);
    expect(isLong("Tonnerre d’applaudissements")).toBe(true);
    expect(isLong("“Didone abbandonata” Sonata")).toBe(true);
  });

  test("only a word that is too long for a line can be parted", () => {
    expect(breakable("Tonnerre d’applaudissements")).toBe("Tonnerre d’applaudis\u00adsements");
    expect(breakable("“Didone abbandonata” Sonata")).toBe("“Didone abbandonata” Sonata");
  });
});

test("copies of a card are pieces of their own", () => {
  const row = ["stormy-night", null, "stormy-night"];
  const view = {
    seats: [{ helpers: ["stormy-night"], music: [], maestro: [] }],
    rows: { concert: [], chamber: [], patron: [], fortune: row },
  } as unknown as View;
  const pieces = named(view);
  expect(pieces.seats[0]?.helpers).toEqual([{ card: "stormy-night", piece: "card:stormy-night" }]);
  expect(pieces.rows["fortune"]?.map((place) => place?.piece)).toEqual(["card:stormy-night:2", undefined, "card:stormy-night:3"]);
});

describe("what has happened lately", () => {
  const told = log(
    "turn-begins 0", "fortune-bought 0 prodigy", "turn-ended 0", "dealt - sketchbook",
    "turn-begins 1", "fortune-bought 1 encore", "activated 1 encore", "turn-ended 1", "dealt - commission",
    "turn-begins 0", "activated 0 prodigy",
  );

  test("the steps of the turn under way", () => {
    expect(steps(told).map((event) => event.text)).toEqual(["activated 0 prodigy"]);
  });

  test("what others did since one's own last turn, and nothing of one's own", () => {
    const recent = since(told, 0, 2);
    expect([...recent.dealt]).toEqual(["commission"]);
    expect([...recent.cards]).toEqual(["encore"]);
    expect(recent.steps.get(1)?.length).toBe(2);
    expect(recent.steps.has(0)).toBe(false);
  });

  test("a spectator sees one turn of each", () => {
    const recent = since(told, null, 2);
    expect([...recent.steps.keys()].sort()).toEqual([0, 1]);
    expect(recent.cards.has("prodigy")).toBe(true);
  });

  test("nothing before the first turn", () => {
    expect(since(log("dealt - encore"), 0, 2).dealt.size).toBe(0);
  });
});
