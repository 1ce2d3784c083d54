/**
 * A line to the server that survives: lost, it is laid again; what was said and not yet answered is said again.
 *
 * The protocol is docs/protocol.md: messages have ids, so that one said twice is done once.
 */

import { PROTOCOL, type Ack, type Reasoned, type Refused, type Said, type Told } from "../wire";

export type Standing = "connecting" | "open" | "lost" | "outdated" | "closed";

type Answer = Ack | Refused | Reasoned;
type WithId = Extract<Said, { id: string }>;
/** A command without the id that the line gives it. */
export type Saying = WithId extends infer S ? (S extends unknown ? Omit<S, "id"> : never) : never;

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 15_000;
const PING = 15_000;
const SILENCE = 40_000; // after which a line counts as lost

interface Waiting {
  message: WithId;
  done: (answer: Answer) => void;
}

export class Line {
  standing: Standing = "connecting";
  /** Milliseconds that a question and its answer take, null before the first. */
  lag: number | null = null;

  #socket: WebSocket | null = null;
  #tries = 0;
  #asked = 0;
  #heard = 0;
  #said = 0;
  #waiting = new Map<string, Waiting>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #run = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly match: string,
    private readonly lang: () => "en" | "fr",
    private readonly since: () => number,
    private readonly told: (message: Told) => void,
    private readonly changed: () => void,
  ) {}

  open(): void {
    this.#lay();
    this.#timers.push(setInterval(() => this.#ping(), PING));
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#stand("closed");
    for (const timer of this.#timers) clearTimeout(timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  /** Say a command and wait for its answer, across as many lines as it takes. */
  say(saying: Saying): Promise<Answer> {
    const message = { ...saying, id: `${this.#run}-${++this.#said}` } as WithId;
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done });
      if (this.standing === "open") this.#send(message);
    });
  }

  /** Greet anew, for another language or to be told everything again. */
  greet(): void {
    this.#socket?.close();
  }

  #lay(): void {
    if (this.standing === "closed" || this.standing === "outdated") return;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(
        JSON.stringify({ type: "hello", protocol: PROTOCOL, match: this.match, since: this.since(), lang: this.lang() }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: Told): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.#stand("open");
        this.told(message);
        for (const { message: unanswered } of this.#waiting.values()) this.#send(unanswered);
        this.#ping();
        return;
      case "pong":
        this.lag = Date.now() - this.#asked;
        this.changed();
        return;
      case "reload":
        this.#stand("outdated");
        return;
      case "ack":
      case "reason":
      case "refused":
        this.#answered(message);
        return;
      default:
        this.told(message);
    }
  }

  #answered(answer: Answer): void {
    const waiting = answer.id === undefined || answer.id === null ? undefined : this.#waiting.get(answer.id);
    if (waiting === undefined) {
      this.told(answer);
      return;
    }
    if (answer.type === "refused" && answer.code === "try-again") {
      this.#timers.push(setTimeout(() => this.#send(waiting.message), 1_000 + Math.random() * 1_000));
      return;
    }
    this.#waiting.delete(waiting.message.id);
    waiting.done(answer);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.standing === "closed" || this.standing === "outdated") return;
    this.#socket = null;
    this.#stand("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timers.push(setTimeout(() => this.#socket ?? this.#lay(), wait / 2 + (Math.random() * wait) / 2));
  }

  readonly #again = (): void => {
    if (this.#socket === null && document.visibilityState === "visible") this.#lay();
  };

  #ping(): void {
    if (this.#socket === null || this.standing !== "open") return;
    if (Date.now() - this.#heard > SILENCE) {
      this.#socket.close();
      return;
    }
    this.#asked = Date.now();
    this.#socket.send(JSON.stringify({ type: "ping" }));
  }

  #send(message: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #stand(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    this.changed();
  }
}
