import { describe, expect, it } from "vitest";
import { astray, leadsOn, met, reached, toGoOn, type Entry } from "../src/state/lessons";
import type { Choice, Lesson, ToldEvent } from "../src/wire";

const LESSON: Lesson = {
  id: "payment",
  title: "",
  text: "",
  learnt: "",
  position: {},
  goal: [
    { event: "paid", seat: 0, args: { joy: 2 } },
    { event: "match-ended", seat: null, args: {} },
  ],
  line: ["pay joy", "pay joy", "end-turn"],
};

function entry(...events: Partial<ToldEvent>[]): Entry {
  return { kind: "move", seat: 0, events: events.map((event, number) => ({ number, ...event })) };
}

const can = (...moves: string[]): Choice[] =>
  moves.map((move) => ({ move, kind: "", args: {}, reason: null, reveals: false, wastes: 0, group: null, passes: false }));

describe("a goal", () => {
  it("is reached part by part, in whatever order", () => {
    expect(met(LESSON, [])).toEqual([false, false]);
    expect(met(LESSON, [entry({ kind: "match-ended" })])).toEqual([false, true]);
    expect(reached(LESSON, [entry({ kind: "match-ended" }), entry({ kind: "paid", seat: 0, args: { joy: 2, passion: 0 } })])).toBe(true);
  });

  it("is not reached by another seat, another number, or something hidden", () => {
    const others = [entry({ kind: "paid", seat: 1, args: { joy: 2 } }, { kind: "paid", seat: 0, args: { joy: 1 } }, {})];
    expect(met(LESSON, others)).toEqual([false, false]);
  });
});

describe("somebody who goes another way", () => {
  it("is told so once more of their turns are over than the line takes", () => {
    const over = entry({ kind: "turn-ended", seat: 0 });
    expect(astray(LESSON, [over, entry({ kind: "turn-ended", seat: 1 })])).toBe(false);
    expect(astray({ ...LESSON, line: ["pay joy"] }, [over])).toBe(true);
  });
});

describe("a hint", () => {
  it("is the next move of the line that is possible", () => {
    expect(leadsOn(LESSON, [], can("end-turn", "pay joy"))).toBe("pay joy");
    expect(leadsOn(LESSON, [entry(), entry()], can("end-turn", "pay joy"))).toBe("end-turn");
  });

  it("goes back to the line from beside it, and is none where nothing of it is possible", () => {
    expect(leadsOn(LESSON, [entry(), entry(), entry()], can("pay joy"))).toBe("pay joy");
    expect(leadsOn(LESSON, [], can("pay sorrow"))).toBeUndefined();
  });
});

describe("where to go on", () => {
  const lessons = ["a", "b", "c"].map((id) => ({ ...LESSON, id }));

  it("is where one was, else what is not done, else the beginning", () => {
    expect(toGoOn(lessons, { done: [], at: "c", match: "" })?.id).toBe("c");
    expect(toGoOn(lessons, { done: ["a"], at: "gone", match: "" })?.id).toBe("b");
    expect(toGoOn(lessons, { done: ["a", "b", "c"], at: "", match: "" })?.id).toBe("a");
  });
});
