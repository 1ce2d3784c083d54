/**
 * A line to the server that survives: lost, it is laid again; what was said and not yet answered is said again.
 *
 * The protocol is docs/protocol.md: messages have ids, so that one said twice is done once.
 */

import { PROTOCOL, type Ack, type Reasoned, type Refused, type Said, type Told } from "../wire";

/**
 * How the line stands.  `refused`: the server will not have us here, and trying again would not help; `outdated`: the
 * page is older than the server.
 */
export type Standing = "connecting" | "open" | "lost" | "refused" | "outdated" | "closed";

type Answer = Ack | Refused | Reasoned;
type WithId = Extract<Said, { id: string }>;
/** A command without the id that the line gives it. */
export type Saying = WithId extends infer S ? (S extends unknown ? Omit<S, "id"> : never) : never;

// In milliseconds.
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const WELCOME_WITHIN = 12_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;
const PONG_SOON = 4_000; // where something makes one think that the line is dead
const ANSWER_WITHIN = 3_000; // after which the line is doubted
const SAY_AGAIN = 1_500;
const MOST_AGAIN = 8; // so often is said again what the server has no time for
const POLICY = 1008; // the code of closing with which the server sends somebody away

interface Waiting {
  message: WithId;
  done: (answer: Answer) => void;
  again: number;
}

type Timer = ReturnType<typeof setTimeout>;

export class Line {
  standing: Standing = "connecting";
  /** Milliseconds that a question and its answer take, null before the first. */
  lag: number | null = null;

  #socket: WebSocket | null = null;
  #leaving = false;
  #tries = 0;
  #asked: number | null = null; // when a ping went off that has no answer yet
  #said = 0;
  #waiting = new Map<string, Waiting>();
  #laying: Timer | undefined; // until the next try
  #patience: Timer | undefined; // until a line that does not answer is given up
  #pinging: Timer | undefined;
  #later = new Set<Timer>(); // for what is said again
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
    this.#pinging = setInterval(() => this.#ping(PONG_WITHIN), PING_EVERY);
    addEventListener("online", this.#again);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#again);
  }

  /** Hang up, but not before what was said has been answered: it was promised to be sent. */
  close(): void {
    this.#leaving = true;
    if (this.#waiting.size === 0) this.#hangUp();
  }

  #hangUp(): void {
    this.#end("closed");
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#again);
  }

  /** How many commands wait for their answer. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Say a command and wait for its answer, across as many lines as it takes. */
  say(saying: Saying): Promise<Answer> {
    const message = { ...saying, id: `${this.#run}-${++this.#said}` } as WithId;
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done, again: 0 });
      if (this.standing === "open") this.#send(message);
      this.#soon(ANSWER_WITHIN, () => this.#waiting.has(message.id) && this.#doubt());
    });
  }

  /** Greet anew, for another language or to be told everything again. */
  greet(): void {
    if (this.#ended) return;
    this.#drop();
    this.#stand("connecting");
    this.#lay();
  }

  get #ended(): boolean {
    return this.standing === "closed" || this.standing === "outdated" || this.standing === "refused";
  }

  #lay(): void {
    if (this.#ended) return;
    clearTimeout(this.#laying);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#wait(WELCOME_WITHIN);
    socket.onopen = () => this.#greeted(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(read(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === POLICY);
    };
  }

  #greeted(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#send({ type: "hello", protocol: PROTOCOL, match: this.match, since: this.since(), lang: this.lang() });
  }

  #hear(message: Told | null): void {
    switch (message?.type) {
      case undefined:
        return;
      case "welcome":
        this.#welcomed(message);
        return;
      case "pong":
        this.#answers();
        return;
      case "reload":
        this.#end("outdated");
        return;
      case "bye":
        this.#lost(false, message.retry_ms);
        return;
      case "ack":
      case "reason":
      case "refused":
        this.#answered(message);
        return;
      default:
        this.told(message as Told);
    }
  }

  #welcomed(message: Told): void {
    this.#tries = 0;
    clearTimeout(this.#patience);
    this.#stand("open");
    this.told(message);
    for (const { message: unanswered } of this.#waiting.values()) this.#send(unanswered);
    this.#ping(PONG_WITHIN);
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id ?? "");
    if (waiting === undefined) {
      this.told(answer);
      return;
    }
    const { message, done } = waiting;
    if (answer.type === "refused" && busy(answer.code) && ++waiting.again <= MOST_AGAIN) {
      this.#soon(SAY_AGAIN * (0.7 + Math.random() * 0.6), () => this.standing === "open" && this.#waiting.has(message.id) && this.#send(message));
      return;
    }
    this.#waiting.delete(message.id);
    done(answer);
    if (this.#leaving && this.#waiting.size === 0) this.#hangUp();
  }

  #soon(after: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      what();
    }, after);
    this.#later.add(timer);
  }

  // What becomes of the line.

  /** The line is gone, or given up for gone: try again after a while, longer each time, or as the server says. */
  #lost(forGood: boolean, after?: number): void {
    if (this.#ended) return;
    if (forGood) {
      this.#end("refused");
      return;
    }
    this.#drop();
    this.#stand("lost");
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all who were cut off at once come back at once.
    const spread = after === undefined ? wait / 2 + (Math.random() * wait) / 2 : wait * (1 + Math.random() / 2);
    this.#laying = setTimeout(() => this.#lay(), spread);
  }

  /** Let go of the socket without waiting for it: one whose network is gone may take minutes to close. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#asked = null;
    clearTimeout(this.#patience);
    clearTimeout(this.#laying);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(standing: Standing): void {
    this.#drop();
    clearInterval(this.#pinging);
    for (const timer of this.#later) clearTimeout(timer);
    this.#later.clear();
    this.#stand(standing);
  }

  /** The browser has a network again, or the page is looked at again. */
  readonly #again = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.#lay();
    } else this.#doubt();
  };

  /** Something makes one think that the line may be dead: ask, and wait less long than otherwise. */
  readonly #doubt = (): void => {
    this.#asked = null;
    this.#ping(PONG_SOON);
  };

  #ping(patience: number): void {
    if (this.standing !== "open" || this.#asked !== null) return;
    this.#asked = Date.now();
    this.#wait(patience);
    this.#send({ type: "ping" });
  }

  /**
   * Give the line up unless it answers in time.  Measured from a question, never from a silence: a page in the
   * background has its clocks slowed down, and hears nothing because it asks nothing.
   */
  #wait(patience: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(false), patience);
  }

  #answers(): void {
    clearTimeout(this.#patience);
    if (this.#asked === null) return;
    this.lag = Date.now() - this.#asked;
    this.#asked = null;
    this.changed();
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

/** Whether the server has only no time for it: what was said may be said again, and is done once. */
function busy(code: string): boolean {
  return code === "try-again" || code === "too-fast";
}

function read(data: string): Told | null {
  try {
    return JSON.parse(data) as Told;
  } catch {
    return null;
  }
}
