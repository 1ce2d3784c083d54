/** Everything people read, from the same Fluent files as the server's: the pages' own words, and each game's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../net/api";
import { keep, kept } from "../state/kept";
import { filledIn } from "./brief";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];
export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  ["../../../src/partita/text/web.*.ftl", "../../../src/partita/games/*/text/en.ftl", "../../../src/partita/games/*/text/fr.ftl"],
  { query: "?raw", import: "default" },
);
const KEPT = "partita-lang";

const loaded = new Map<string, FluentBundle>();

function file(bundle: string, lang: Lang): string {
  return bundle === "web"
    ? `../../../src/partita/text/web.${lang}.ftl`
    : `../../../src/partita/games/${bundle}/text/${lang}.ftl`;
}

async function bundleOf(bundle: string, lang: Lang): Promise<void> {
  const key = `${bundle} ${lang}`;
  if (loaded.has(key)) return;
  const source = await FILES[file(bundle, lang)]?.();
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source ?? ""));
  loaded.set(key, made);
}

class Wording {
  lang: Lang = $state("en");
  #wanted = new Set<string>(["web"]);

  /** The language of the page: chosen here before, else the first of the browser's that we have. */
  static first(): Lang {
    const asked = new URLSearchParams(location.search).get("lang");
    const named = [asked, kept(KEPT), ...navigator.languages].map((tag) => tag?.slice(0, 2));
    return LANGUAGES.find((lang) => lang === named.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
  }

  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#wanted].map((bundle) => bundleOf(bundle, lang)));
    document.documentElement.lang = lang;
    this.lang = lang;
    speak(lang, this.say("web", "no-line"));
  }

  /** Speak another language from now on, here and when one comes back.  Fails where its words cannot be loaded. */
  async choose(lang: Lang): Promise<void> {
    await this.speak(lang);
    keep(KEPT, lang);
  }

  /** Load a game's words. */
  async want(game: string): Promise<void> {
    this.#wanted.add(game);
    await bundleOf(game, this.lang);
  }

  /** A message of a bundle in the language of the page. */
  say(bundle: string, key: string, args: Args = {}): string {
    const made = loaded.get(`${bundle} ${this.lang}`);
    const message = made?.getMessage(key);
    if (made === undefined || !message?.value) throw new Error(`no text for ${bundle}:${key} in ${this.lang}`);
    const wrong: Error[] = [];
    const told = made.formatPattern(message.value, args, wrong);
    if (wrong[0] !== undefined) throw new Error(`${bundle}:${key}: ${wrong[0].message}`);
    return told;
  }

  /** What a sentence, made from a message of a bundle, says beyond the message itself: see `filledIn`. */
  beyond(bundle: string, key: string, sentence: string): string {
    return filledIn(sentence, loaded.get(`${bundle} ${this.lang}`)?.getMessage(key)?.value ?? sentence);
  }

  has(bundle: string, key: string): boolean {
    return loaded.get(`${bundle} ${this.lang}`)?.hasMessage(key) ?? false;
  }
}

export const firstLanguage = Wording.first;
export const wording = new Wording();

/** A message of the pages' own. */
export function t(key: string, args: Args = {}): string {
  return wording.say("web", key, args);
}

/** Words in a list as people say it. */
export function listed(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(wording.lang, { type }).format(words);
}
