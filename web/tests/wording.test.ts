/** The pages' own words: each of them is said somewhere, and all that is said is there (that both languages have them: tests/text). */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TEXTS = "../src/partita/text";
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const MESSAGES = read(`../${TEXTS}/web.en.ftl`);
const HEAD = /^([a-z][\w-]*) =/;

/** Each message with its key, as it stands in the file. */
function listed(text: string): [string, string][] {
  return text.split(/^(?=[a-z][\w-]* =)/m).flatMap((part) => {
    const head = HEAD.exec(part);
    return head ? [[head[1] ?? "", part.slice(head[0].length).replace(/^#.*$/gm, "")] as [string, string]] : [];
  });
}

const messages = (text: string): Map<string, string> => new Map(listed(text));

function files(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
}

test("each message is said somewhere", () => {
  const code = files("../src").map((name) => read(`../src/${name}`)).join("\n");
  const begins = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const unsaid = [...messages(MESSAGES).keys()].filter((key) => !code.includes(`"${key}"`) && !begins.some((begin) => key.startsWith(begin)));
  expect(unsaid).toEqual([]);
});

test("all that is said is a message", () => {
  const code = files("../src").map((name) => read(`../src/${name}`)).join("\n");
  const keys = [...messages(MESSAGES).keys()];
  const said = [...code.matchAll(/\bt\(\s*["`]([a-z][\w-]*)(\$\{)?/g)].map((found) => [found[1] ?? "", found[2] !== undefined] as const);
  expect(said.length).toBeGreaterThan(0);
  const lost = said.filter(([key, begins]) => !keys.some((each) => (begins ? each.startsWith(key) : each === key)));
  expect(lost).toEqual([]);
});
