/** What is left of a sentence when a heading above it has said the rest. */

const QUOTING = /«\s$/u;

/** A Fluent message: a text, or its pieces in order, of which those that are no texts are filled in. */
export type Pattern = string | readonly unknown[];

/**
 * The part of a sentence that its message fills in: of "Acquire Wind Band", made from "Acquire { $helper }", it is
 * "Wind Band".  The whole sentence where nothing, or more than one thing, is filled in.
 */
export function filledIn(sentence: string, message: Pattern): string {
  if (typeof message === "string" || message.filter((piece) => typeof piece !== "string").length !== 1) return sentence;
  const [before, after] = [textAt(message[0]), textAt(message.at(-1))];
  if (!sentence.startsWith(before) || !sentence.endsWith(after)) return sentence;
  const part = sentence.slice(before.length, sentence.length - after.length);
  return QUOTING.test(before) ? unquoted(part) : part;
}

/** What follows the name in a sentence about somebody whom the sentence before it began with too; "": it is about another. */
export function goesOn(sentence: string, before: string, name: string): string {
  const begun = `${name} `;
  return sentence.startsWith(begun) && before.startsWith(begun) ? sentence.slice(begun.length) : "";
}

function textAt(piece: unknown): string {
  return typeof piece === "string" ? piece : "";
}

/** Inner marks are for names within a quotation: without it they are outer ones again. */
function unquoted(text: string): string {
  return text.replace(/“(.*?)”/gu, "«\u00a0$1\u00a0»");
}
