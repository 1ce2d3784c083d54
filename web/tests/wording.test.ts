/** The pages' own words: the same in both languages, set as each language is set, and each of them said somewhere. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const TEXTS = "../src/partita/text";
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const SOURCES = { en: read(`../${TEXTS}/web.en.ftl`), fr: read(`../${TEXTS}/web.fr.ftl`) };
const HEAD = /^([a-z][\w-]*) =/;

/** Each message with its key, as it stands in the file. */
function listed(text: string): [string, string][] {
  return text.split(/^(?=[a-z][\w-]* =)/m).flatMap((part) => {
    const head = HEAD.exec(part);
    return head ? [[head[1] ?? "", part.slice(head[0].length).replace(/^#.*$/gm, "")] as [string, string]] : [];
  });
}

const messages = (text: string): Map<string, string> => new Map(listed(text));
const variables = (text = ""): string[] => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((found) => found[1] ?? ""))].sort();

function files(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
}

test.each(["en", "fr"] as const)("%s can be read, and no key stands twice", (lang) => {
  expect(new FluentBundle(lang).addResource(new FluentResource(SOURCES[lang]))).toEqual([]);
  const keys = listed(SOURCES[lang]).map(([key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("both languages say the same things with the same arguments", () => {
  const en = messages(SOURCES.en);
  const fr = messages(SOURCES.fr);
  expect([...fr.keys()]).toEqual([...en.keys()]);
  for (const [key, text] of en) expect(variables(fr.get(key)), key).toEqual(variables(text));
});

test("French is set as French is", () => {
  for (const [key, text] of messages(SOURCES.fr)) {
    const said = text.replace(/\{[^}]*->/g, "");
    expect(said.match(/'|[^\u00a0\d/]:(?=\s)|[^\u00a0][;?!»]|«[^\u00a0]/g), key).toBeNull();
  }
});

test("each message is said somewhere", () => {
  const code = files("../src").map((name) => read(`../src/${name}`)).join("\n");
  const begins = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const unsaid = [...messages(SOURCES.en).keys()].filter((key) => !code.includes(`"${key}"`) && !begins.some((begin) => key.startsWith(begin)));
  expect(unsaid).toEqual([]);
});
