/** One match as the pages see it: what the server told last, what can be done, and how it is done. */

import { tick } from "svelte";
import { api } from "../net/api";
import { Line, type Saying, type Standing } from "../net/line";
import { wording } from "../text/wording.svelte";
import type {
  Ack,
  Card,
  ChatLine,
  Choice,
  ClockTimes,
  Item,
  MatchInfo,
  Reasoned,
  Refused,
  SeatInfo,
  TableView,
  Told,
  ToldEvent,
  Update,
} from "../wire";

/** What happened in one entry, as the log has it. */
export interface Happened {
  number: number;
  kind: string;
  at: number;
  seat: number | null;
  ply: number | null;
  events: ToldEvent[];
  about: number | null;
  why: string;
}

/** What one may do with something on the table. */
export type Target = readonly Choice[];

const NOTHING: TableView = { seat: null, view: null, scores: [] };

export class Match {
  info: MatchInfo | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  standing: Standing = $state("connecting");
  lag: number | null = $state(null);
  log: Happened[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  presence: boolean[] = $state.raw([]);
  cards: ReadonlyMap<string, Card> = $state.raw(new Map());
  /** What each move is called, by its text. */
  sentences: Readonly<Record<string, string>> = $state.raw({});
  /** Whether a move of ours is under way. */
  busy: boolean = $state(false);
  /** What the server refused last, in words, until something else happens. */
  refused: string = $state("");
  /** From which of one's own seats one looks, on a screen that several share; null: nobody has sat down before it. */
  looking: number | null = $state(null);
  /** What is pointed at, to be explained. */
  pointed: Choice | null = $state.raw(null);
  /** A choice that waits for a second word, because it throws something away. */
  doubtful: Choice | null = $state.raw(null);
  clock: { told: number; times: ClockTimes } | null = $state.raw(null);
  /** Called around each change of the table, so that what moved can be seen to move. */
  moving: { before: () => void; after: () => void } = { before: () => {}, after: () => {} };

  #line: Line;
  #anew = false;
  #version = 0;

  constructor(readonly id: string) {
    const address = `${location.origin.replace(/^http/, "ws")}/ws`;
    this.#line = new Line(
      address,
      id,
      () => wording.lang,
      () => (this.#anew ? 0 : this.#version),
      (message) => void this.#told(message),
      () => {
        this.standing = this.#line.standing;
        this.lag = this.#line.lag;
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
    await this.#learn(true);
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

  get toMove(): number | null {
    return this.update?.to_move ?? null;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether the screen has to change hands before anything private is shown. */
  get handingOver(): boolean {
    return this.shared && this.status === "running" && this.toMove !== null && this.mine.includes(this.toMove)
      && this.looking !== this.toMove;
  }

  /** The seat one looks from; null: a spectator's place. */
  get seat(): number | null {
    if (this.mine.length === 0) return null;
    return this.shared ? (this.looking ?? this.mine[0] ?? null) : (this.mine[0] ?? null);
  }

  get table(): TableView {
    const tables = this.update?.tables ?? [];
    return tables.find((each) => each.seat === this.seat) ?? tables[0] ?? NOTHING;
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
    return this.toMove !== null && this.toMove === this.seat && this.table.choices !== undefined;
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
    await this.#do({ type: "play", version: this.update.version, moves, seat: this.seat });
  }

  async undo(to: "decision" | "turn"): Promise<void> {
    if (this.update !== null) await this.#do({ type: "undo", version: this.update.version, to, seat: this.seat });
  }

  async resign(): Promise<void> {
    if (this.seat !== null) await this.#do({ type: "resign", seat: this.seat });
  }

  async vote(about: number): Promise<void> {
    if (this.seat !== null) await this.#do({ type: "vote", seat: this.seat, about });
  }

  async comeBack(seat: number): Promise<void> {
    await this.#do({ type: "return", seat });
  }

  async stand(question: string, answer: string): Promise<void> {
    if (this.seat !== null) await this.#do({ type: "stand", seat: this.seat, question, answer });
  }

  async say(text: string): Promise<void> {
    if (this.seat !== null) await this.#do({ type: "say", seat: this.seat, text }, false);
  }

  async mute(about: number, on: boolean): Promise<void> {
    await this.#do({ type: "mute", about, on }, false);
    if (on) this.chat = this.chat.filter((line) => line.seat !== about);
    else this.#again();
  }

  /** The screen is in the hands of whoever decides now. */
  takeOver(): void {
    this.looking = this.toMove;
  }

  async #do(saying: Saying, alone = true): Promise<void> {
    this.busy = this.busy || alone;
    this.refused = "";
    const answer: Ack | Refused | Reasoned = await this.#line.say(saying);
    if (answer.type === "refused") {
      this.busy = false;
      this.refused = answer.text;
      if (answer.code === "stale") this.#again();
    } else if (answer.type === "ack" && (this.update?.version ?? 0) >= answer.version) {
      this.busy = false;
    } else if (!alone) {
      this.busy = false;
    }
  }

  #again(): void {
    this.#anew = true;
    this.#line.greet();
  }

  // What one is told.

  async #told(message: Told): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.info = message.match;
        this.mine = message.mine;
        if (this.looking === null && message.mine.length === 1) this.looking = message.mine[0] ?? null;
        await this.#learn(false);
        break;
      case "update":
        await this.#take(message);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        break;
      case "presence":
        this.presence = message.seats;
        break;
      case "refused":
        this.refused = message.text;
        break;
      default:
    }
  }

  async #take(update: Update): Promise<void> {
    if (this.#anew) {
      this.#anew = false;
      this.log = [];
    }
    this.moving.before();
    this.log = update.items.reduce(logged, this.log);
    this.#version = update.version;
    this.update = update;
    this.clock = update.clock ? { told: Date.now(), times: update.clock } : null;
    this.busy = false;
    this.pointed = this.doubtful = null;
    const mine = update.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    if (mine.length > 0) this.mine = mine;
    await tick();
    this.moving.after();
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

/** The log with one entry more; what an undo takes back goes. */
export function logged(log: Happened[], item: Item): Happened[] {
  const left = item.events_left;
  const kept =
    left === undefined || left === null
      ? log
      : log
          .map((each) => ({ ...each, events: each.events.filter((event) => event.number < left) }))
          .filter((each) => each.kind !== "move" || (each.ply ?? 0) <= (item.ply ?? 0));
  if (item.taken_back) return kept;
  const happened: Happened = {
    number: item.number,
    kind: item.kind,
    at: item.at ?? 0,
    seat: item.seat ?? null,
    ply: item.ply ?? null,
    events: item.events ?? [],
    about: item.about ?? null,
    why: item.why ?? "",
  };
  return [...kept, happened];
}
