import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../src/net/api";

const scores = [[0, 0]];
const tooFast = (): Response =>
  new Response('{"code":"too-fast","text":"too much at once"}', { status: 429, headers: { "retry-after": "1" } });

describe("what is asked too fast", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again after the time that the server names", async () => {
    const fetched = vi.fn().mockResolvedValueOnce(tooFast()).mockResolvedValue(new Response(JSON.stringify(scores)));
    vi.stubGlobal("fetch", fetched);
    const asked = api.scores("match");
    await vi.advanceTimersByTimeAsync(900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await asked).toEqual(scores);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is refused in the end", async () => {
    vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(tooFast())));
    const asked = api.scores("match").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toBeInstanceOf(Refusal);
  });
});
