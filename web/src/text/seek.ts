/** Finding words in texts as people look for them: by their beginnings, in any case, with or without accents, in any order. */

/** A piece of a text; `hit`: one of the words that were looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

const JOINED: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

// A number with points in it, such as that of a clause, is one word.
const WORD = /\p{N}+(?:\.\p{N}+)*|[\p{L}\p{M}]+/gu;

/** A text in small letters without accents, each on its own, as people type them: "oeuvre" for "Œuvre". */
export function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[œæß]/gu, (sign) => JOINED[sign] ?? sign).replace(/’/gu, "'").replace(/\s/gu, " ");
}

/** The words of a question, each once; what stands between them does not matter.  Signs alone are a word no text has. */
export function words(question: string): string[] {
  const asked = plain(question).trim();
  return asked === "" ? [] : [...new Set(asked.match(WORD) ?? [asked])];
}

/** How many of the words begin a word of a text. */
export function met(text: string, sought: readonly string[]): number {
  const there = plain(text).match(WORD) ?? [];
  return sought.filter((word) => there.some((each) => each.startsWith(word))).length;
}

/** Whether all words stand in a text. */
export function holds(text: string, sought: readonly string[]): boolean {
  return met(text, sought) === sought.length;
}

/** The things whose texts hold all the words; where there are none, those that hold the most of them. */
export function nearest<T>(things: readonly T[], text: (thing: T) => string, sought: readonly string[]): T[] {
  const counts = things.map((thing) => met(text(thing), sought));
  const most = Math.max(0, ...counts);
  return most === 0 && sought.length > 0 ? [] : things.filter((_, at) => counts[at] === most);
}

/** A text cut up so that the words can be marked. */
export function cut(text: string, sought: readonly string[]): Piece[] {
  if (sought.length === 0) return [{ text, hit: false }];
  const marks = new Array<boolean>(text.length).fill(false);
  for (const there of text.matchAll(WORD)) {
    for (const word of sought) marks.fill(true, there.index, there.index + begun(there[0], word));
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    pieces.push({ text: text.slice(from, at), hit: marks[from] ?? false });
    from = at;
  }
  return pieces;
}

/** How many signs of a word, as it stands in a text, are the beginning that was looked for; 0: it begins otherwise. */
function begun(there: string, word: string): number {
  if (!plain(there).startsWith(word)) return 0;
  let upTo = 0;
  while (plain(there.slice(0, upTo)).length < word.length) upTo += 1;
  while (/^\p{M}$/u.test(there[upTo] ?? "")) upTo += 1; // an accent belongs to the letter before it
  return upTo;
}
