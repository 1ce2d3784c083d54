import { describe, expect, it } from "vitest";
import { SPOTS, roadPath } from "../src/games/lacrimosa/draw/map";
import { newSince } from "../src/games/lacrimosa/news";
import type { Happened } from "../src/state/log";
import type { ToldEvent } from "../src/wire";

function entry(seat: number | null, ...events: Omit<ToldEvent, "number">[]): Happened {
  const numbered = events.map((event, number) => ({ number, seat, ...event }));
  return { number: 1, kind: "move", at: 0, seat, ply: 1, events: numbered, about: null, why: "" };
}

const BOUGHT = { kind: "commissioned", args: { opus: "linz" }, text: "They commission it." };
const WENT = { kind: "travelled", args: { place: "paris" }, text: "They journey." };
const GAVE = { kind: "contributed", args: { instrument: "brass", composer: "eybler" }, text: "They contribute." };

describe("what is new on the table", () => {
  it("is what others did since one's own last move", () => {
    const news = newSince([entry(1, BOUGHT), entry(0, GAVE), entry(1, WENT)], 0);
    expect([...news.pieces]).toEqual(["mozart"]);
    expect(news.told.get(1)).toEqual(["They journey."]);
  });

  it("is nothing right after one's own move", () => {
    expect(newSince([entry(1, BOUGHT), entry(0, WENT)], 0).pieces.size).toBe(0);
  });

  it("is what the last seat did, for whoever watches", () => {
    const news = newSince([entry(0, BOUGHT), entry(1, GAVE), entry(1, WENT)], null);
    expect([...news.pieces]).toEqual(["marker:1:brass:eybler", "mozart"]);
    expect(news.told.has(0)).toBe(false);
  });
});

describe("the map", () => {
  it("writes the price of a road between its ends", () => {
    const [from, to] = [SPOTS["london"], SPOTS["paris"]];
    const road = roadPath("london", "paris");
    expect(road.y).toBeGreaterThan(from?.y ?? 0);
    expect(road.y).toBeLessThan(to?.y ?? 0);
  });
});
