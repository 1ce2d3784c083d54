/** What all parts of the drawn table share: the match, what the boards print, what is magnified, what is new. */

import { getContext, setContext } from "svelte";
import { api } from "../../net/api";
import { called } from "../../parts/who";
import type { Match } from "../../state/match.svelte";
import { wording, type Args } from "../../text/wording.svelte";
import type { Choice } from "../../wire";
import { MOVEMENTS, type Board, type Instrument, type Movement, type Reward, type View, type Which } from "./facts";
import { newSince, type News } from "./news";

const GAME = "lacrimosa";
const KEY = Symbol("scene");

/** What the lens shows, and beside what. */
export interface Sight {
  at: DOMRect;
  /** A card of the catalogue, drawn large. */
  card: string | null;
  title: string;
  text: string;
  choices: readonly Choice[];
}

/** Several moves with one thing, to choose from. */
export interface Menu {
  at: DOMRect;
  choices: readonly Choice[];
  from: HTMLElement;
}

export class Scene {
  board: Board | null = $state.raw(null);
  sight: Sight | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  readonly news: News = $derived.by(() => newSince(this.match.log, this.match.seat, this.match.ply));
  readonly tiles: Record<Which, Record<Movement, string[]>> = $derived.by(() => this.#stacks());

  constructor(readonly match: Match) {
    setContext(KEY, this);
    const box = match.info?.box ?? "";
    void api.board<Board>(GAME, box).then((board) => (this.board = board));
  }

  get view(): View {
    return this.match.view as View;
  }

  /** What a seat is called; in a solo match the second one is Schikaneder's. */
  who(seat: number | null): string {
    return this.view.solo !== null && seat === 1 ? say("opponent") : called(this.match.seats, seat);
  }

  /** A row of the catalogue, as its deck has it. */
  row<T>(card: string): T | null {
    return (this.match.cards.get(card)?.row as T | undefined) ?? null;
  }

  deck(card: string): string {
    return this.match.cards.get(card)?.deck ?? "";
  }

  text(card: string): string {
    return this.match.cards.get(card)?.text ?? "";
  }

  /** Which composer is the first one of the match, or the second. */
  composer(which: Which): string {
    return this.view.requiem.composers[which === "first" ? 0 : 1];
  }

  /** What lies under a marker. */
  freed(instrument: Instrument, composer: Which): Reward | null {
    return this.board?.freed.find((each) => each.instrument === instrument && each.composer === composer)?.reward ?? null;
  }

  /** The name of a card as a piece that moves; those that everybody has are told apart by their seat. */
  piece(card: string, seat: number | null = null): string {
    const period = this.row<{ period?: number }>(card)?.period;
    return period === 0 ? `card:${card}:${seat}` : `card:${card}`;
  }

  /** The tiles left of each composer in play and each movement, from the top. */
  #stacks(): Record<Which, Record<Movement, string[]>> {
    const requiem = this.view.requiem;
    const stacks = this.board?.stacks[this.view.players - 1];
    const stack = (which: Which, movement: Movement): string[] => {
      return (stacks?.[this.composer(which)]?.[movement] ?? []).slice(requiem.tiles_taken[which][movement]);
    };
    const of = (which: Which) =>
      Object.fromEntries(MOVEMENTS.map((movement) => [movement, stack(which, movement)])) as Record<Movement, string[]>;
    return { first: of("first"), second: of("second") };
  }
}

export function scene(): Scene {
  return getContext<Scene>(KEY);
}

/** A message of the game's own bundle. */
export function say(key: string, args: Args = {}): string {
  return wording.say(GAME, key, args);
}
