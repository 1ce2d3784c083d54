import { describe, expect, it } from "vitest";
import { alike, canAdd, complete, holding } from "../src/state/payment";

const WAYS = [
  ["pay passion", "pay passion"],
  ["pay passion", "pay joy"],
  ["pay joy", "pay sorrow"],
];

describe("a payment in parts", () => {
  it("grows only towards a way that there is", () => {
    expect(canAdd(WAYS, {}, "pay sorrow")).toBe(true);
    expect(canAdd(WAYS, { "pay passion": 1 }, "pay sorrow")).toBe(false);
    expect(canAdd(WAYS, { "pay passion": 2 }, "pay passion")).toBe(false);
    expect(holding(WAYS, { "pay joy": 1 })).toHaveLength(2);
  });

  it("is complete when it is a way, in that way's order", () => {
    expect(complete(WAYS, { "pay sorrow": 1, "pay joy": 1 })).toEqual(["pay joy", "pay sorrow"]);
    expect(complete(WAYS, { "pay joy": 1 })).toBeNull();
    expect(complete([], {})).toBeNull();
  });

  it("knows whether its parts are of one kind", () => {
    expect(alike(WAYS)).toBe(true);
    expect(alike([["instrument voices", "composer mozart"]])).toBe(false);
  });
});
