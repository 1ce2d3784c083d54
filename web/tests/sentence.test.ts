import { expect, test } from "vitest";
import { asSentence } from "../src/text/sentence";

test("what is refused stands on a page as a sentence", () => {
  expect(asSentence("there is no such match: check the address")).toBe("There is no such match: check the address.");
  expect(asSentence("à quoi bon ?")).toBe("À quoi bon ?");
  expect(asSentence("")).toBe("");
});
