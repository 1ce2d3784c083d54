import { expect, test } from "vitest";
import { cut, holds, plain, words } from "../src/text/seek";

test("plain texts have the length of what they were made of", () => {
  for (const text of ["Œuvre « jouée » à l’Opéra", "Süssmayr, Freystädtler", "İzmir 𝄞 é"]) {
    expect(plain(text)).toHaveLength(text.length);
  }
  expect(plain("Süssmayr à l’Opéra")).toBe("sussmayr a l'opera");
});

test("words are found in any case and order, with or without accents", () => {
  const sought = words("  PERIODE musicale ");
  expect(sought).toEqual(["periode", "musicale"]);
  expect(holds("Une œuvre musicale de la Période I", sought)).toBe(true);
  expect(holds("Une œuvre de la période I", sought)).toBe(false);
  expect(holds("anything", [])).toBe(true);
});

test("hits are marked, also where they overlap", () => {
  expect(cut("Pay for it", [])).toEqual([{ text: "Pay for it", hit: false }]);
  expect(cut("Payé, payer", words("pay paye"))).toEqual([
    { text: "Payé", hit: true },
    { text: ", ", hit: false },
    { text: "paye", hit: true },
    { text: "r", hit: false },
  ]);
  expect(cut("anana", ["ana"])).toEqual([{ text: "anana", hit: true }]);
});
