import { expect, test } from "vitest";
import { cut, holds, nearest, plain, words } from "../src/text/seek";

test("plain texts have small letters without accents, each on its own", () => {
  expect(plain("Süssmayr à l’Opéra")).toBe("sussmayr a l'opera");
  expect(plain("Œuvre, cœur, Lætitia, groß")).toBe("oeuvre, coeur, laetitia, gross");
});

test("joined letters are found as people type them, and marked as they stand", () => {
  expect(holds("Une œuvre jouée", words("oeuvre jouee"))).toBe(true);
  expect(holds("Une œuvre", words("Œuv"))).toBe(true);
  expect(cut("Œuvres", words("oeuvre"))).toEqual([
    { text: "Œuvre", hit: true },
    { text: "s", hit: false },
  ]);
  expect(cut("Œuvre", words("o"))).toEqual([
    { text: "Œ", hit: true },
    { text: "uvre", hit: false },
  ]);
  expect(cut("cafe\u0301s", words("café"))).toEqual([
    { text: "cafe\u0301", hit: true },
    { text: "s", hit: false },
  ]);
});

test("words are found in any case and order, with or without accents", () => {
  const sought = words("  PERIODE musicale ");
  expect(sought).toEqual(["periode", "musicale"]);
  expect(holds("Une œuvre musicale de la Période I", sought)).toBe(true);
  expect(holds("Une œuvre de la période I", sought)).toBe(false);
  expect(holds("anything", [])).toBe(true);
});

test("words are found by their beginnings only", () => {
  expect(holds("Cities are emptied", words("tie"))).toBe(false);
  expect(holds("The tied player wins", words("tie"))).toBe(true);
  expect(holds("Jouée à l’Opéra", words("opera"))).toBe(true);
  expect(holds("An opera", words("opera’s"))).toBe(false);
});

test("what stands between words does not matter", () => {
  expect(words("tie-break, rules!")).toEqual(["tie", "break", "rules"]);
  expect(holds("The rules break a tie.", words("rules tie-break"))).toBe(true);
});

test("signs alone are found nowhere, nothing is found everywhere", () => {
  expect(nearest(["a tie « … »", "nothing"], (each) => each, words("« … »"))).toEqual([]);
  expect(words("  ")).toEqual([]);
});

test("the number of a clause is one word", () => {
  expect(words("OV-1.3")).toEqual(["ov", "1.3"]);
  expect(holds("OV-1.3 Fortune cards", words("ov-1.3"))).toBe(true);
  expect(holds("OV-3.1 A turn", words("ov-1.3"))).toBe(false);
  expect(holds("OV-1.3 Fortune cards", words("OV-1"))).toBe(true);
  expect(holds("OV-5.1 Payment", words("1"))).toBe(false);
});

test("where no text holds all the words, those are found that hold the most", () => {
  const texts = ["a tie is broken", "a tie", "rules of a tie", "nothing"];
  const text = (each: string): string => each;
  expect(nearest(texts, text, words("tie"))).toEqual(["a tie is broken", "a tie", "rules of a tie"]);
  expect(nearest(texts, text, words("rules tie-break"))).toEqual(["rules of a tie"]);
  expect(nearest(texts, text, words("opera"))).toEqual([]);
  expect(nearest(texts, text, [])).toEqual(texts);
});

test("hits are marked, also where they overlap", () => {
  expect(cut("Pay for it", [])).toEqual([{ text: "Pay for it", hit: false }]);
  expect(cut("Payé, payer", words("pay paye"))).toEqual([
    { text: "Payé", hit: true },
    { text: ", ", hit: false },
    { text: "paye", hit: true },
    { text: "r", hit: false },
  ]);
  expect(cut("cities, ties", ["tie"])).toEqual([
    { text: "cities, ", hit: false },
    { text: "tie", hit: true },
    { text: "s", hit: false },
  ]);
});
