/** Finding words in texts as people look for them: by their beginnings, in any case, with or without accents, in any order. */

/** A piece of a text; `hit`: one of the words that were looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

// A number with points in it, such as that of a clause, is one word.
const WORD = /\p{N}+(?:\.\p{N}+)*|[\p{L}\p{M}]+/gu;

/** A text in small letters without accents, of the same length, so that places in it are places in the text. */
export function plain(text: string): string {
  return Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (sign === "’") return "'";
    if (/\s/.test(sign)) return " ";
    return bare.length === sign.length ? bare : sign;
  }).join("");
}

/** The words of a question, each once; what stands between them does not matter. */
export function words(question: string): string[] {
  return [...new Set(plain(question).match(WORD))];
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
  for (const there of plain(text).matchAll(WORD)) {
    for (const word of sought) if (there[0].startsWith(word)) marks.fill(true, there.index, there.index + word.length);
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
