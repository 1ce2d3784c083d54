/** The line: laid again when it is lost, and nothing said is lost or done twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type Saying, type Standing } from "../src/net/line";
import type { Told } from "../src/wire";

type Sent = { type: string; id?: string } & Record<string, unknown>;

/** A WebSocket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    const last = Socket.all.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }

  readyState = 0;
  sent: Sent[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }

  /** As in a browser whose network is gone: nothing comes of it for a long time. */
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }

  accept(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): this {
    this.tell({ type: "welcome", protocol: 1, server: "0", match: {}, mine: [0], now: 0 });
    return this;
  }

  fall(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  said(type: string): Sent[] {
    return this.sent.filter((each) => each.type === type);
  }
}

const heard = new Map<string, () => void>();
let line: Line;
let told: Told[];
let since: number;
let stood: Standing[];

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  heard.clear();
  const listening = {
    addEventListener: (name: string, does: () => void) => void heard.set(name, does),
    removeEventListener: (name: string) => void heard.delete(name),
  };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", listening.addEventListener);
  vi.stubGlobal("removeEventListener", listening.removeEventListener);
  vi.stubGlobal("document", { visibilityState: "visible", ...listening });
  told = [];
  stood = [];
  since = 0;
  line = new Line("ws://here/ws", "a-match", () => "fr", () => since, (message) => told.push(message), () => stood.push(line.standing));
  line.open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const PLAY: Saying = { type: "play", version: 3, moves: ["end-turn"], seat: 0 };

test("it says what it has seen, in which language, and is open when it is welcome", () => {
  since = 7;
  Socket.last.accept();
  expect(Socket.last.sent).toEqual([{ type: "hello", protocol: 1, match: "a-match", since: 7, lang: "fr" }]);
  expect(line.standing).toBe("connecting");
  Socket.last.welcome();
  expect(line.standing).toBe("open");
  expect(told.map((message) => message.type)).toEqual(["welcome"]);
});

test("what was said before the welcome waits for it, and is said once", () => {
  void line.say(PLAY);
  Socket.last.accept();
  expect(Socket.last.said("play")).toHaveLength(0);
  Socket.last.welcome();
  expect(Socket.last.said("play")).toHaveLength(1);
});

test("a move without an answer is said again under its id on the next line, and is answered once", async () => {
  const first = Socket.last.accept().welcome();
  const answer = line.say(PLAY);
  first.fall();
  expect(line.standing).toBe("lost");
  expect(line.unanswered).toBe(1);
  vi.advanceTimersByTime(400);
  const second = Socket.last.accept().welcome();
  expect(second).not.toBe(first);
  expect(second.said("play")).toEqual(first.said("play"));
  const id = second.said("play")[0]?.id;
  second.tell({ type: "ack", id, version: 4 });
  expect(await answer).toEqual({ type: "ack", id, version: 4 });
  second.fall();
  vi.advanceTimersByTime(400);
  expect(Socket.last.accept().welcome().said("play")).toHaveLength(0);
});

test("what is said while there is no line is said when there is one, in its order", () => {
  Socket.last.accept().welcome().fall();
  void line.say(PLAY);
  void line.say({ type: "say", seat: 0, text: "Bravo" });
  vi.advanceTimersByTime(400);
  const types = Socket.last.accept().welcome().sent.map((each) => each.type);
  expect(types).toEqual(["hello", "play", "say", "ping"]);
});

test("it waits longer each time it fails, and not for ever", () => {
  for (let tries = 0; tries < 12; tries++) {
    Socket.last.fall();
    const before = Socket.all.length;
    vi.advanceTimersByTime(Math.min(15_000, 400 * 2 ** tries) / 2 - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(Math.min(15_000, 400 * 2 ** tries) / 2 + 1);
    expect(Socket.all).toHaveLength(before + 1);
  }
});

test("a socket that is never accepted is given up", () => {
  vi.advanceTimersByTime(12_000);
  expect(line.standing).toBe("lost");
  expect(Socket.last.closed).toBe(true);
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
});

test("a line that does not answer a ping is given up at once, though its socket does not close", () => {
  const dead = Socket.last.accept().welcome();
  vi.advanceTimersByTime(10_000);
  expect(line.standing).toBe("lost");
  vi.advanceTimersByTime(400);
  const next = Socket.last.accept().welcome();
  dead.fall(); // minutes later
  expect(line.standing).toBe("open");
  dead.tell({ type: "update" });
  expect(told.map((message) => message.type)).toEqual(["welcome", "welcome"]);
  expect(next.closed).toBe(false);
});

test("a command without an answer makes it doubt the line, long before the next ping is due", () => {
  const socket = Socket.last.accept().welcome();
  socket.tell({ type: "pong", now: 0 });
  void line.say(PLAY);
  vi.advanceTimersByTime(3_000);
  expect(socket.said("ping")).toHaveLength(2);
  vi.advanceTimersByTime(4_000);
  expect(line.standing).toBe("lost");
});

test("a command that takes long on a line that lives is waited for", () => {
  const socket = Socket.last.accept().welcome();
  socket.tell({ type: "pong", now: 0 });
  void line.say(PLAY);
  vi.advanceTimersByTime(3_000);
  socket.tell({ type: "pong", now: 0 });
  vi.advanceTimersByTime(8_000);
  expect(line.standing).toBe("open");
  expect(socket.said("play")).toHaveLength(1);
});

test("a page in the background, whose clock is slow, keeps its line", () => {
  const socket = Socket.last.accept().welcome();
  socket.tell({ type: "pong", now: 0 });
  for (let minute = 0; minute < 5; minute++) {
    vi.setSystemTime(Date.now() + 60_000); // no timer has run
    vi.advanceTimersByTime(15_000);
    socket.tell({ type: "pong", now: 0 });
  }
  expect(line.standing).toBe("open");
  expect(Socket.all).toHaveLength(1);
});

test("it tells how long an answer takes", () => {
  const socket = Socket.last.accept().welcome();
  vi.advanceTimersByTime(70);
  socket.tell({ type: "pong", now: 0 });
  expect(line.lag).toBe(70);
});

test("when the network is there again it does not wait, and doubts a line that it had", () => {
  Socket.last.accept().welcome().fall();
  heard.get("online")?.();
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(400); // the try that was due makes no third one
  expect(Socket.all).toHaveLength(2);
  const socket = Socket.last.accept().welcome();
  socket.tell({ type: "pong", now: 0 });
  heard.get("offline")?.();
  expect(socket.said("ping")).toHaveLength(2);
  vi.advanceTimersByTime(4_000);
  expect(line.standing).toBe("lost");
});

test("the server says when to come again", () => {
  Socket.last.accept().welcome().tell({ type: "bye", why: "stopping", retry_ms: 3_000 });
  expect(line.standing).toBe("lost");
  vi.advanceTimersByTime(2_999);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1_501);
  expect(Socket.all).toHaveLength(2);
});

test("whoever is sent away does not come again", () => {
  Socket.last.accept().tell({ type: "refused", code: "no-match", text: "There is no such match." });
  Socket.last.fall(1008);
  expect(line.standing).toBe("refused");
  expect(told.map((message) => message.type)).toEqual(["refused"]);
  vi.advanceTimersByTime(60_000);
  heard.get("online")?.();
  expect(Socket.all).toHaveLength(1);
});

test("a page that is too old says so and stays away", () => {
  Socket.last.accept().tell({ type: "reload", protocol: 2 });
  expect(line.standing).toBe("outdated");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test.each(["try-again", "too-fast"])("what the server has no time for is said again: %s", async (code) => {
  const socket = Socket.last.accept().welcome();
  const answer = line.say(PLAY);
  const id = socket.said("play")[0]?.id;
  socket.tell({ type: "refused", code, text: "Later.", id });
  vi.advanceTimersByTime(2_000);
  expect(socket.said("play")).toHaveLength(2);
  socket.tell({ type: "ack", id, version: 4 });
  expect((await answer).type).toBe("ack");
});

test("but not for ever", async () => {
  const socket = Socket.last.accept().welcome();
  const answer = line.say(PLAY);
  const id = socket.said("play")[0]?.id;
  for (let again = 0; again < 9; again++) {
    socket.tell({ type: "pong", now: 0 });
    socket.tell({ type: "refused", code: "too-fast", text: "Later.", id });
    vi.advanceTimersByTime(2_000);
  }
  expect((await answer).type).toBe("refused");
});

test("what is illegal is told to whoever said it; what nobody asked for, to the page", async () => {
  const socket = Socket.last.accept().welcome();
  const answer = line.say(PLAY);
  socket.tell({ type: "refused", code: "illegal", text: "No.", id: socket.said("play")[0]?.id });
  expect(await answer).toMatchObject({ type: "refused", code: "illegal" });
  socket.tell({ type: "refused", code: "fault", text: "Oh." });
  expect(told.at(-1)).toMatchObject({ type: "refused", code: "fault" });
});

test("greeting anew is no loss of the line", () => {
  const first = Socket.last.accept().welcome();
  stood = [];
  since = 0;
  line.greet();
  expect(first.closed).toBe(true);
  Socket.last.accept().welcome();
  expect(Socket.all).toHaveLength(2);
  expect(stood).toEqual(["connecting", "open"]);
});

test("what is no message does no harm, and a kind of message that is new is passed on", () => {
  const socket = Socket.last.accept().welcome();
  socket.onmessage?.({ data: "{" });
  socket.tell({ type: "weather" });
  expect(line.standing).toBe("open");
});

test("closed, it leaves nothing behind", () => {
  const socket = Socket.last.accept().welcome();
  line.close();
  expect(socket.closed).toBe(true);
  expect(heard.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
