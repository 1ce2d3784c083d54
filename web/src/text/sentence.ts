/** What is refused is told as what follows a colon, for terminals and programs: on a page it stands as a sentence. */
export function asSentence(text: string): string {
  const begun = text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/u.test(begun) || begun === "" ? begun : `${begun}.`;
}
