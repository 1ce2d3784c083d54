/** The text of a clause taken apart: its paragraphs, its rulings, and where it names other clauses. */

import type { Clause } from "../wire";

/** Words, or the name of a clause that one may go to. */
export interface Span {
  text: string;
  clause: string | null;
}

/** One line of a clause; `ruling`: the number of the ruling that it is, such as R12. */
export interface Paragraph {
  ruling: string | null;
  spans: Span[];
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const RULING = /^\((?:ruling|décision)\s+(R\d+)\s*:\s*(.*)\)$/su;
const NAMED = /\b((?:OV|LA)-\d+(?:\.\d+)?)\b/;

export function paragraphs(text: string): Paragraph[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const ruling = RULING.exec(line);
      return { ruling: ruling?.[1] ?? null, spans: spans(capital(ruling?.[2] ?? line)) };
    });
}

function spans(line: string): Span[] {
  return line
    .split(NAMED)
    .map((text, index) => ({ text, clause: index % 2 === 1 ? text : null }))
    .filter((span) => span.text !== "");
}

function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Clauses by chapter, in their order. */
export function chapters(clauses: readonly Clause[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    if (last?.title === clause.chapter) last.clauses.push(clause);
    else found.push({ title: clause.chapter, clauses: [clause] });
  }
  return found;
}

/** Whether a clause holds a ruling. */
export function isRuled(clause: Clause): boolean {
  return paragraphs(clause.text).some((paragraph) => paragraph.ruling !== null);
}

/** The address of a clause on the pages; "" for a name that is none. */
export function addressOf(clause: string): string {
  const game = { OV: "ovation", LA: "lacrimosa" }[clause.slice(0, 2)];
  return game === undefined ? "" : `/rules/${game}#${clause}`;
}

/**
 * The clause that a name means; the name of a whole chapter (OV-5) means the first of its clauses.
 */
export function meant(clauses: readonly Clause[], name: string): string | null {
  const exact = clauses.find((clause) => clause.clause === name);
  return (exact ?? clauses.find((clause) => clause.clause.startsWith(`${name}.`)))?.clause ?? null;
}
