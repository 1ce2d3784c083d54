import { afterEach, describe, expect, it, vi } from "vitest";
import { drop, keep, kept, keptObject } from "../src/state/kept";

afterEach(() => vi.unstubAllGlobals());

function barred(): never {
  throw new DOMException("denied", "SecurityError");
}

describe("what the browser keeps", () => {
  it("is remembered by the page where the browser may keep nothing", () => {
    vi.stubGlobal("localStorage", { getItem: barred, setItem: barred, removeItem: barred });
    expect(kept("taste")).toBeNull();
    keep("taste", '{"sound":true}');
    expect(keptObject<{ sound: boolean }>("taste")).toEqual({ sound: true });
    drop("taste");
    expect(kept("taste")).toBeNull();
  });

  it.each(["null", "7", "{", '"text"'])("is nothing when %s stands there", (text) => {
    vi.stubGlobal("localStorage", { getItem: () => text });
    expect(keptObject("taste")).toEqual({});
  });
});
