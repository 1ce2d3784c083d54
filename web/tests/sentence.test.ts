import { expect, test } from "vitest";
import { asSentence, unbroken } from "../src/text/sentence";

test("what is refused stands on a page as a sentence", () => {
  expect(asSentence("there is no such match: check the address")).toBe("There is no such match: check the address.");
  expect(asSentence("à quoi bon ?")).toBe("À quoi bon ?");
  expect(asSentence("")).toBe("");
});

test("the name of a key is not broken", () => {
  expect(unbroken("Sérénade en mi bémol majeur")).toBe("Sérénade en mi\u00a0bémol majeur");
});
