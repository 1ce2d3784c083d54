/** The cards of a box as the catalogue shows them: by deck, each with where its values come from told apart. */

import type { Card } from "../wire";
import { holds } from "../text/seek";

export interface Shelf {
  deck: string;
  cards: Shown[];
}

export interface Shown extends Card {
  /** What the card does, without the last sentence, if that says where its values come from. */
  does: string;
  from: string;
}

/** The last sentence of a text. */
function last(text: string): string {
  return text.slice(text.lastIndexOf(". ") + 1).trim();
}

/**
 * Cards with their texts cut in two.  Where all cards of a deck and a source end alike, that sentence tells the source;
 * else the text stays whole.
 */
export function shown(cards: readonly Card[]): Shown[] {
  const endings = new Map<string, Set<string>>();
  const key = (card: Card): string => `${card.deck} ${card.source}`;
  for (const card of cards) endings.set(key(card), (endings.get(key(card)) ?? new Set()).add(last(card.text ?? "")));
  return cards.map((card) => {
    const text = card.text ?? "";
    const from = endings.get(key(card))?.size === 1 ? last(text) : "";
    return { ...card, from, does: from === "" ? text : text.slice(0, text.length - from.length).trim() };
  });
}

/** Cards by deck, in the order in which the box has them. */
export function shelves(cards: readonly Shown[]): Shelf[] {
  const found = new Map<string, Shown[]>();
  for (const card of cards) found.set(card.deck, [...(found.get(card.deck) ?? []), card]);
  return [...found].map(([deck, of]) => ({ deck, cards: of }));
}

export function chosen(cards: readonly Shown[], deck: string, source: string, sought: readonly string[]): Shown[] {
  return cards.filter(
    (card) =>
      (deck === "" || card.deck === deck) &&
      (source === "" || card.source === source) &&
      holds(`${card.name} ${card.text ?? ""} ${work(card)}`, sought),
  );
}

/** Which work a card shows, and of which year; "" where it shows none. */
export function work(card: Card): string {
  const { work: opus, year } = card.row as { work?: string; year?: number };
  return opus === undefined ? "" : [opus, year].filter(Boolean).join(", ");
}

/** How many cards these are, copies counted. */
export function total(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + copies(card), 0);
}

export function copies(card: Card): number {
  const count = card.row["copies"];
  return typeof count === "number" ? count : 1;
}
