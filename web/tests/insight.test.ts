import { describe, expect, it } from "vitest";
import { inSight } from "../src/parts/insight";

describe("the part of the table that one looks at", () => {
  const PARTS = [
    { part: "market", top: -400 },
    { part: "map", top: 60 },
    { part: "requiem", top: 700 },
    { part: "others", top: 62 },
  ];

  it("is the lowest that has begun, whatever its number", () => {
    expect(inSight(PARTS, 100, null, null)).toBe("map");
    expect(inSight(PARTS, 800, null, null)).toBe("requiem");
    expect(inSight(PARTS, 0, null, null)).toBe("market");
    expect(inSight(PARTS, -500, null, null)).toBe("market");
  });

  it("is of two side by side the one that was gone to", () => {
    expect(inSight(PARTS, 100, "others", null)).toBe("others");
    expect(inSight(PARTS, 100, "market", null)).toBe("map");
  });

  it("is at the end of the page the lowest in the window, or what was gone to", () => {
    expect(inSight(PARTS, 30, "map", 1000)).toBe("map");
    expect(inSight(PARTS, 30, "others", 1000)).toBe("others");
    expect(inSight(PARTS, 30, null, 1000)).toBe("requiem");
    expect(inSight(PARTS, 100, "requiem", 600)).toBe("map");
  });
});
