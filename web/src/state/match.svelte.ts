/** One match as the pages see it: what the server told last, what can be done, and how it is done. */

import { tick, type Snippet } from "svelte";
import { api } from "../net/api";
import { Line, type Saying, type Standing } from "../net/line";
import { asSentence } from "../text/sentence";
import { wording } from "../text/wording.svelte";
import { Earlier } from "./earlier";
import { logged, seenFrom, until, type Happened } from "./log";
import type {
  Ack,
  Card,
  ChatLine,
  Choice,
  ClockTimes,
  MatchInfo,
  Reasoned,
  Refused,
  SeatInfo,
  TableView,
  Told,
  Update,
} from "../wire";

/** The table as it was after so many moves, as one seat saw it; null: whoever watched. */
export interface Past {
  ply: number;
  seat: number | null;
  toMove: number | null;
  view: unknown;
  scores: number[];
}

export { logged, type Happened } from "./log";

/** What one may do with something on the table. */
export type Target = readonly Choice[];

const LEARN_AGAIN = 2_000; // milliseconds
const NOTHING: TableView = { seat: null, view: null, scores: [] };

export class Match {
  info: MatchInfo | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  standing: Standing = $state("connecting");
  lag: number | null = $state(null);
  /** All that has happened, as far as whoever sits before the screen may know it. */
  readonly whole: Happened[] = $derived.by(() => {
    if (!this.shared || this.status === "over") return this.#told;
    return seenFrom(this.#told, this.handingOver ? null : this.looking);
  });
  /** What had happened on the table that is shown. */
  readonly log: Happened[] = $derived.by(() => (this.past === null ? this.whole : until(this.whole, this.past.ply)));
  chat: ChatLine[] = $state.raw([]);
  /** The seats that one does not want to hear. */
  muted: readonly number[] = $state.raw([]);
  presence: boolean[] = $state.raw([]);
  cards: ReadonlyMap<string, Card> = $state.raw(new Map());
  /** What each move is called, by its text. */
  sentences: Readonly<Record<string, string>> = $state.raw({});
  /** Whether a move of ours is under way. */
  busy: boolean = $state(false);
  /** What the server refused last, in words, until something else happens. */
  refused: string = $state("");
  /** All that this page was told, which several may share. */
  #told: Happened[] = $state.raw([]);
  /** From which of one's own seats one looks, on a screen that several share; null: nobody has sat down before it. */
  looking: number | null = $state(null);
  /** What is pointed at, to be explained. */
  pointed: Choice | null = $state.raw(null);
  /** A choice that waits for a second word, because it throws something away. */
  doubtful: Choice | null = $state.raw(null);
  /** The move whose button is pointed at, to show on the table what it is about; "": none. */
  meant: string = $state("");
  /** The move that a lesson hints at; "": none. */
  hinted: string = $state("");
  clock: { told: number; times: ClockTimes } | null = $state.raw(null);
  /** An earlier moment, while one looks back at it: then the table is drawn from it, and nothing can be done. */
  past: Past | null = $state.raw(null);
  /** How many commands have no answer yet. */
  unanswered: number = $state(0);
  /** Called around each change of the table, so that what moved can be seen to move. */
  moving: { before: () => void; after: () => void } = { before: () => {}, after: () => {} };

  /** What a game's table has to tell of a choice besides its name. */
  noting: Snippet<[Choice]> | null = $state.raw(null);

  #line: Line;
  #anew = false;
  #version = 0;
  #earlier: Earlier;
  #wished: { ply: number; seat: number | null } | null = null;
  #fetching = false;
  #shown: Promise<void> = Promise.resolve();
  #heard: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {
    this.#earlier = new Earlier((ply, seat) => api.at(id, ply, seat));
    const address = `${location.origin.replace(/^http/, "ws")}/ws`;
    this.#line = new Line(
      address,
      id,
      () => wording.lang,
      () => (this.#anew ? 0 : this.#version),
      // One after the other: the table is shown when the game's words and cards are there.
      (message) => (this.#heard = this.#heard.then(() => this.#hear(message))),
      () => {
        this.standing = this.#line.standing;
        this.lag = this.#line.lag;
        this.unanswered = this.#line.unanswered;
      },
    );
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Everything in the language of the page, which has changed. */
  async relearn(): Promise<void> {
    this.refused = ""; // it was told in the former language
    await this.#learnSurely(true);
    this.#anew = true;
    this.#line.greet();
  }

  // What stands.

  get game(): string {
    return this.info?.game ?? "";
  }

  get seats(): SeatInfo[] {
    return this.update?.seats ?? this.info?.seats ?? [];
  }

  get status(): "waiting" | "running" | "over" {
    return this.update?.status ?? this.info?.status ?? "waiting";
  }

  /** The seat that decides now. */
  get decides(): number | null {
    return this.update?.to_move ?? null;
  }

  /** The seat that decides on the table that is shown. */
  get toMove(): number | null {
    return this.past === null ? this.decides : this.past.toMove;
  }

  /** Whether it is over and was never one's own, such as one from a record: then nobody comes back to it. */
  get bygone(): boolean {
    return this.status === "over" && this.mine.length === 0;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether the screen has to change hands before anything private is shown. */
  get handingOver(): boolean {
    return this.shared && this.status === "running" && this.decides !== null && this.mine.includes(this.decides)
      && this.looking !== this.decides;
  }

  /** The seat one looks from; null: a spectator's place. */
  get seat(): number | null {
    return this.past === null ? this.own : this.past.seat;
  }

  /** One's own seat, of several the one that sits before the screen; null: one watches. */
  get own(): number | null {
    if (this.mine.length === 0) return null;
    return this.shared ? (this.looking ?? this.mine[0] ?? null) : (this.mine[0] ?? null);
  }

  /** The table as it is now. */
  get present(): TableView {
    const tables = this.update?.tables ?? [];
    return tables.find((each) => each.seat === this.own) ?? tables[0] ?? NOTHING;
  }

  /** The table as it is shown: now, or as it was. */
  get table(): TableView {
    const past = this.past;
    return past === null ? this.present : { seat: past.seat, view: past.view, scores: past.scores };
  }

  /** How many moves have been made. */
  get last(): number {
    return this.update?.ply ?? 0;
  }

  /** How many moves had been made on the table that is shown. */
  get ply(): number {
    return this.past?.ply ?? this.last;
  }

  get view(): unknown {
    return this.table.view;
  }

  get choices(): readonly Choice[] {
    return this.busy ? [] : (this.table.choices ?? []);
  }

  get legal(): readonly Choice[] {
    return this.choices.filter((choice) => choice.reason === null);
  }

  get myTurn(): boolean {
    return this.decides !== null && this.decides === this.own && this.present.choices !== undefined;
  }

  /** What one may try with a card or another thing, by one of a choice's arguments. */
  with(name: string, value: string, kinds?: readonly string[]): Target {
    return this.choices.filter(
      (choice) => choice.args[name] === value && (kinds === undefined || kinds.includes(choice.kind)),
    );
  }

  ofKind(kind: string): Target {
    return this.choices.filter((choice) => choice.kind === kind);
  }

  /** What a card is called. */
  name(card: string): string {
    return this.cards.get(card)?.name ?? card;
  }

  /** What a move is called. */
  sentence(move: string): string {
    return this.sentences[move] ?? move;
  }

  /** What a move is called below a heading for all of its kind. */
  briefly(choice: Choice): string {
    return wording.beyond(this.game, `move-${choice.kind}`, this.sentence(choice.move));
  }

  /** Why a choice is not legal, as a sentence with its clause; "" when it is. */
  why(choice: Choice): string {
    if (choice.reason === null) return "";
    return this.table.texts?.[choice.move] ?? choice.reason.code;
  }

  // What one does.

  /** Do a choice; one that throws something away is asked about first. */
  async choose(choice: Choice): Promise<void> {
    if (choice.reason !== null) {
      this.pointed = choice;
      return;
    }
    if (choice.wastes > 0 && this.doubtful?.move !== choice.move) {
      this.doubtful = choice;
      return;
    }
    await this.play([choice.move]);
  }

  /** Make moves of the seat that decides, all or nothing. */
  async play(moves: string[]): Promise<void> {
    if (this.busy || this.update === null) return;
    this.doubtful = this.pointed = null;
    await this.#do({ type: "play", version: this.update.version, moves, seat: this.own });
  }

  async undo(to: "decision" | "turn"): Promise<void> {
    if (this.update !== null) await this.#do({ type: "undo", version: this.update.version, to, seat: this.own });
  }

  async resign(): Promise<void> {
    if (this.own !== null) await this.#do({ type: "resign", seat: this.own });
  }

  async vote(about: number): Promise<void> {
    if (this.own !== null) await this.#do({ type: "vote", seat: this.own, about });
  }

  async comeBack(seat: number): Promise<void> {
    await this.#do({ type: "return", seat });
  }

  async stand(question: string, answer: string): Promise<void> {
    if (this.own !== null) await this.#do({ type: "stand", seat: this.own, question, answer });
  }

  /** Say something to the others; false: it was refused, and why is told. */
  async say(text: string): Promise<boolean> {
    return this.own !== null && (await this.#do({ type: "say", seat: this.own, text }, false));
  }

  async mute(about: number, on: boolean): Promise<void> {
    if (!(await this.#do({ type: "mute", about, on }, false))) return;
    const others = this.muted.filter((seat) => seat !== about);
    this.muted = on ? [...others, about] : others;
    if (on) this.chat = this.chat.filter((line) => line.seat !== about);
    else this.#again();
  }

  /** The screen is in the hands of whoever decides now. */
  takeOver(): void {
    this.looking = this.decides;
    this.goNow();
  }

  // Looking back.

  /**
   * Show the table as it was after so many moves, as a seat saw it.
   *
   * Of several wishes while one is being fetched only the newest counts.
   */
  async goTo(ply: number, seat: number | null = this.past === null ? this.own : this.past.seat): Promise<void> {
    this.#wished = { ply: Math.min(this.last, Math.max(0, ply)), seat };
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wished !== null) await this.#look(this.#wished);
    } catch (error) {
      this.#wished = null;
      this.refused = error instanceof Error ? error.message : String(error);
    } finally {
      this.#fetching = false;
    }
  }

  /** The ply that was wished for last, which may not be shown yet. */
  get aim(): number {
    return this.#wished?.ply ?? this.ply;
  }

  /** Back to the table as it is. */
  goNow(): void {
    this.#wished = null;
    if (this.past !== null) void this.#show(() => (this.past = null));
  }

  async #look(wish: { ply: number; seat: number | null }): Promise<void> {
    const point = await this.#earlier.at(wish.ply, wish.seat);
    if (this.#wished !== wish) return;
    this.#wished = null;
    this.refused = "";
    const { ply, view, scores, to_move: toMove } = point;
    await this.#show(() => (this.past = { ply, view, scores, toMove, seat: wish.seat }));
    this.#earlier.around(ply, wish.seat, this.last);
  }

  /** Change what is shown, so that what moved is seen to move; one change after the other. */
  #show(change: () => void): Promise<void> {
    this.#shown = this.#shown.catch(() => undefined).then(async () => {
      this.moving.before();
      change();
      await tick();
      this.moving.after();
    });
    return this.#shown;
  }

  /** Say a command and wait until it is answered; false: it was refused, and why is told. */
  async #do(saying: Saying, alone = true): Promise<boolean> {
    this.busy = this.busy || alone;
    this.refused = "";
    const asked = this.#line.say(saying);
    this.unanswered = this.#line.unanswered;
    const answer: Ack | Refused | Reasoned = await asked;
    this.unanswered = this.#line.unanswered;
    if (answer.type === "refused") {
      this.busy = false;
      this.refused = asSentence(answer.text);
      if (answer.code === "stale") this.#again();
    } else if (answer.type === "ack" && (this.update?.version ?? 0) >= answer.version) {
      this.busy = false;
    } else if (!alone) {
      this.busy = false;
    }
    return answer.type !== "refused";
  }

  #again(): void {
    this.#anew = true;
    this.#line.greet();
  }

  // What one is told.

  async #hear(message: Told): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.info = message.match;
        this.mine = message.mine;
        this.muted = message.muted ?? [];
        if (this.looking === null && message.mine.length === 1) this.looking = message.mine[0] ?? null;
        await this.#learnSurely(false);
        break;
      case "update":
        await this.#take(message);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message].toSorted(
          (one, other) => one.number - other.number,
        );
        break;
      case "presence":
        this.presence = message.seats;
        break;
      case "refused":
        this.refused = asSentence(message.text);
        break;
      default:
    }
  }

  async #take(update: Update): Promise<void> {
    if (update.version < this.#version && !this.#anew) return; // an old line's last words
    const told = update.items.reduce(logged, this.#anew ? [] : this.#told);
    this.#anew = false;
    this.#version = update.version;
    await this.#show(() => {
      this.#told = told;
      this.clock = update.clock ? { told: Date.now(), times: update.clock } : null;
      this.#revise(update);
      this.update = update;
      this.busy = false;
      this.pointed = this.doubtful = null;
      this.meant = "";
      this.presence = []; // the seats say it now, until somebody comes or goes
      const mine = update.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
      if (mine.length > 0) this.mine = mine;
    });
  }

  /** What an undo has taken back cannot be looked at any more. */
  #revise(update: Update): void {
    for (const item of update.items) if (item.kind === "undo") this.#earlier.forget(item.ply ?? 0);
    if (this.past !== null && this.past.ply > update.ply) this.past = null;
  }

  /** Fetch words and cards, as often as it takes: without them there is nothing to show. */
  async #learnSurely(anew: boolean): Promise<void> {
    let told = "";
    while (this.standing !== "closed") {
      try {
        await this.#learn(anew);
        if (this.refused === told) this.refused = "";
        return;
      } catch (error) {
        this.refused = told = error instanceof Error ? error.message : String(error);
        await new Promise((done) => setTimeout(done, LEARN_AGAIN));
      }
    }
  }

  async #learn(anew: boolean): Promise<void> {
    if (this.info === null || (this.cards.size > 0 && !anew)) return;
    await wording.want(this.info.game);
    const [cards, sentences] = await Promise.all([
      api.cards(this.info.game, this.info.box),
      api.sentences(this.info.game, this.info.box),
    ]);
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.sentences = sentences;
  }
}
