/** What is refused is told as what follows a colon, for terminals and programs: on a page it stands as a sentence. */
export function asSentence(text: string): string {
  const begun = text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/u.test(begun) || begun === "" ? begun : `${begun}.`;
}

/** A title in which the name of a key is not broken: "mi bémol" stays in one line. */
export function unbroken(title: string): string {
  return title.replace(/ (bémol|dièse)\b/gu, "\u00a0$1");
}
