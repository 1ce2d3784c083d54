/** Finding words in texts as people look for them: in any case, with or without accents, in any order. */

/** A piece of a text; `hit`: one of the words that were looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in small letters without accents, of the same length, so that places in it are places in the text. */
export function plain(text: string): string {
  return Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (sign === "’") return "'";
    if (/\s/.test(sign)) return " ";
    return bare.length === sign.length ? bare : sign;
  }).join("");
}

/** The words of a question, each once. */
export function words(question: string): string[] {
  return [...new Set(plain(question).split(" ").filter(Boolean))];
}

/** Whether all words stand in a text. */
export function holds(text: string, sought: readonly string[]): boolean {
  const bare = plain(text);
  return sought.every((word) => bare.includes(word));
}

/** A text cut up so that the words can be marked. */
export function cut(text: string, sought: readonly string[]): Piece[] {
  if (sought.length === 0) return [{ text, hit: false }];
  const bare = plain(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of sought) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) marks.fill(true, at, at + word.length);
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
