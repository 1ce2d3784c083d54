import { expect, test } from "vitest";
import { addressOf, chapters, isRuled, meant, paragraphs } from "../src/text/clauses";

const clause = (name: string, chapter: string, text = "") => ({ clause: name, chapter, title: name, text });
const RULES = [clause("OV-1.1", "Box"), clause("OV-1.2", "Box"), clause("OV-2.1", "Setting up", "Shuffle.\n(ruling R1: well.)")];

test("rulings are told apart, in both languages", () => {
  expect(paragraphs("A sentence.\n(ruling R6: you may also choose (see OV-3.2) it.)")).toEqual([
    { ruling: null, spans: [{ text: "A sentence.", clause: null }] },
    {
      ruling: "R6",
      spans: [
        { text: "You may also choose (see ", clause: null },
        { text: "OV-3.2", clause: "OV-3.2" },
        { text: ") it.", clause: null },
      ],
    },
  ]);
  expect(paragraphs("(décision R60 : à la fin.)")[0]).toEqual({ ruling: "R60", spans: [{ text: "À la fin.", clause: null }] });
});

test("a clause that is a chapter can be named too", () => {
  expect(paragraphs("see LA-8")[0]?.spans.at(-1)).toEqual({ text: "LA-8", clause: "LA-8" });
});

test("clauses stand in chapters", () => {
  expect(chapters(RULES).map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([["Box", 2], ["Setting up", 1]]);
  expect(RULES.map(isRuled)).toEqual([false, false, true]);
});

test("the name of a chapter means its first clause", () => {
  expect(meant(RULES, "OV-2")).toBe("OV-2.1");
  expect(meant(RULES, "OV-1.2")).toBe("OV-1.2");
  expect(meant(RULES, "OV-9")).toBeNull();
});

test("where a clause stands", () => {
  expect(addressOf("LA-3.6")).toBe("/rules/lacrimosa#LA-3.6");
  expect(addressOf("R6")).toBe("");
});
