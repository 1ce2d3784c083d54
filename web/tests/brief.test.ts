/** Moves below a heading: of each only what the heading does not say. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test } from "vitest";
import { filledIn, goesOn } from "../src/text/brief";

const GAMES = ["ovation", "lacrimosa"];

function bundleOf(game: string, lang: string): FluentBundle {
  const file = new URL(`../../src/partita/games/${game}/text/${lang}.ftl`, import.meta.url);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return bundle;
}

function brief(game: string, lang: string, key: string, args: Record<string, FluentVariable>): string {
  const bundle = bundleOf(game, lang);
  const message = bundle.getMessage(key)?.value ?? "";
  return filledIn(bundle.formatPattern(message, args), message);
}

test("what is filled in is left, at the end, in the middle, and out of its quotation marks", () => {
  expect(brief("ovation", "en", "move-fortune", { helper: "Wind Band" })).toBe("Wind Band");
  expect(brief("ovation", "fr", "move-perform", { music: "Sonate “Clair de lune”" })).toBe("Sonate «\u00a0Clair de lune\u00a0»");
  expect(brief("ovation", "en", "move-perform", { music: "“Moonlight” Sonata" })).toBe("“Moonlight” Sonata");
  expect(brief("lacrimosa", "en", "move-perform", { opus: "Zaide" })).toBe("Zaide");
  expect(brief("lacrimosa", "en", "move-requiem", { movement: "kyrie" })).toBe("Kyrie");
});

test("a sentence with nothing, or with two things, filled in stays whole", () => {
  expect(brief("ovation", "en", "move-attend", {})).toBe("Attend the performance");
  expect(brief("ovation", "en", "move-exchange", { tone: "joy" })).toBe("Exchange two Joy Tickets for 1 Joy");
  expect(filledIn("Of another message", ["Acquire ", {}])).toBe("Of another message");
});

test("wherever only a part is left, a heading says the rest", () => {
  for (const game of GAMES) {
    for (const lang of ["en", "fr"]) {
      const text = readFileSync(new URL(`../../src/partita/games/${game}/text/${lang}.ftl`, import.meta.url), "utf-8");
      const kinds = [...text.matchAll(/^move-([\w-]+) = [^{]*\{[^}]*\}[^{]*$/gm)].map((found) => found[1] ?? "");
      expect(kinds.length).toBeGreaterThan(0);
      expect(kinds.filter((kind) => !bundleOf(game, lang).hasMessage(`moves-${kind}`))).toEqual([]);
    }
  }
});

test("a name is not told twice in a row", () => {
  expect(goesOn("Clara gains 6 VP.", "Clara pays 2 Talent.", "Clara")).toBe("gains 6 VP.");
  expect(goesOn("Robert gains 6 VP.", "Clara pays 2 Talent.", "Robert")).toBe("");
  expect(goesOn("Claras gain.", "Claras pay.", "Clara")).toBe("");
  expect(goesOn("Round 2 begins.", "", "")).toBe("");
});
