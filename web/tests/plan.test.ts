import { describe, expect, test } from "vitest";
import { fieldsOf, invitedTo, newMatch, places, seated, type Plan } from "../src/state/plan";

const SCHEMA = {
  properties: {
    magnum_opus: { type: "boolean", default: false },
    composers: { type: ["array", "null"], items: { enum: ["haydn", "mozart", null] }, maxItems: 4, default: null },
    solo_level: { type: ["string", "null"], enum: ["easy", "normal", "hard", null], default: "normal" },
  },
};
const FIELDS = fieldsOf(SCHEMA);
const PLAN: Plan = {
  game: "ovation",
  sittings: ["person", "strong"],
  options: {},
  clock: "none",
  minutes: 15,
  increment: 10,
  days: 3,
  listed: false,
  watch: "anyone",
  seed: "",
  openDeal: false,
};

describe("fields from a schema", () => {
  test("each kind is told apart, and null is no value of its own", () => {
    expect(FIELDS).toEqual([
      { name: "magnum_opus", kind: "yes-no", values: [], most: 0, fallback: false },
      { name: "composers", kind: "several", values: ["haydn", "mozart"], most: 4, fallback: null },
      { name: "solo_level", kind: "one", values: ["easy", "normal", "hard"], most: 3, fallback: "normal" },
    ]);
  });

  test("a list of wishes has a place for each side, and solo has two", () => {
    const composers = FIELDS[1]!;
    expect([1, 2, 3, 4].map((players) => places(composers, players))).toEqual([2, 2, 3, 4]);
    expect(places({ ...composers, most: 2 }, 4)).toBe(2);
  });
});

describe("who sits where", () => {
  test("by the way to play", () => {
    expect(seated("bots", 3, "normal")).toEqual(["person", "normal", "normal"]);
    expect(seated("solo", 3, "normal")).toEqual(["person"]);
    expect(seated("here", 2, "strong")).toEqual(["person", "person"]);
    expect(seated("friends", 2, "strong")).toEqual(["person", "open"]);
  });

  test("what was chosen for a seat stays", () => {
    expect(seated("friends", 3, "normal", ["person", "strong"])).toEqual(["person", "strong", "open"]);
  });
});

describe("what the server is asked for", () => {
  test("what is as usual is left out", () => {
    expect(newMatch(PLAN, FIELDS)).toEqual({
      game: "ovation",
      seats: [{ kind: "person" }, { kind: "bot", level: "strong" }],
    });
    expect(newMatch({ ...PLAN, options: { magnum_opus: false, composers: [null, null] } }, FIELDS)).not.toHaveProperty("options");
  });

  test("options that differ go along, lists cut to the match", () => {
    const options = { magnum_opus: true, composers: [null, "haydn", "mozart"], solo_level: "normal" };
    expect(newMatch({ ...PLAN, options }, FIELDS).options).toEqual({ magnum_opus: true, composers: [null, "haydn"] });
  });

  test("clocks are told in seconds", () => {
    expect(newMatch({ ...PLAN, clock: "live" }, FIELDS).clock).toEqual({ kind: "live", seconds: 900, increment: 10 });
    expect(newMatch({ ...PLAN, clock: "days" }, FIELDS).clock).toEqual({ kind: "days", seconds: 259_200 });
  });

  test("a short seed is filled up; it is open to all only where others sit", () => {
    const alone = newMatch({ ...PLAN, seed: " 2A ", openDeal: true }, FIELDS);
    expect(alone.seed).toBe("2a".padStart(32, "0"));
    expect(alone).not.toHaveProperty("open_deal");
    expect(newMatch({ ...PLAN, sittings: ["person", "open"], seed: "1", openDeal: true }, FIELDS).open_deal).toBe(true);
  });
});

test("an invitation is an address or the name of a match", () => {
  expect(invitedTo(" https://games.example/m/jnmvlivhlw24gjvu?lang=fr ")).toBe("jnmvlivhlw24gjvu");
  expect(invitedTo("jnmvlivhlw24gjvu")).toBe("jnmvlivhlw24gjvu");
  expect(invitedTo("/m/jnmvlivhlw24gjvu")).toBe("jnmvlivhlw24gjvu");
  expect(invitedTo("https://games.example/rules/ovation")).toBeNull();
  expect(invitedTo("jnmvl")).toBeNull();
});
