import { describe, expect, it } from "vitest";
import { SPOTS, roadPath } from "../src/games/lacrimosa/draw/map";
import { heldTogether } from "../src/games/lacrimosa/draw/shapes";
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

describe("a title on a card", () => {
  it("keeps a little word with the next one", () => {
    expect(heldTogether("Sérénade en mi bémol majeur")).toBe("Sérénade en\u00a0mi\u00a0bémol majeur");
    expect(heldTogether("Mass in D minor")).toBe("Mass in\u00a0D\u00a0minor");
    expect(heldTogether("La Truite")).toBe("La\u00a0Truite");
    expect(heldTogether("Messe en sol majeur")).toBe("Messe en\u00a0sol\u00a0majeur");
  });

  it("may be broken before what a card has no room for", () => {
    expect(heldTogether("La reconnaissance")).toBe("La reconnaissance");
  });

  it("breaks no hyphen", () => {
    expect(heldTogether("Vingt-quatre")).toBe("Vingt-\u2060quatre");
  });
});
