/** The server over HTTP: one function for each request that the pages make. */

import { asSentence } from "../text/sentence";
import type {
  Card,
  Clause,
  GameInfo,
  Lesson,
  MatchInfo,
  Me,
  NewMatch,
  PointInTime,
  RecoveryMade,
  Refused,
  Source,
  TakeSeats,
  TokenInfo,
  TokenMade,
} from "../wire";

/** What the server refuses, in the reader's words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(asSentence(text));
  }
}

const TOO_FAST = 429;
const TRIES = 3;
const WAIT = 1; // second, where the server does not say how long

let lang = "en";
let unreachable = "";

/** The language in which refusals, rules and cards are told; in it, what is told where the server cannot be reached. */
export function speak(language: string, noLine: string): void {
  lang = language;
  unreachable = noLine;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { "accept-language": lang } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "accept-language": lang, "content-type": "application/json" };
  }
  const answer = await patiently(() => fetch(`/api${path}`, init));
  if (!answer.ok) {
    const refused = (await answer.json().catch(() => ({}))) as Partial<Refused>;
    throw new Refusal(refused.code ?? "failed", refused.text ?? answer.statusText, answer.status);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Ask again, somewhat later, when it was too much at once: nothing has been done then. */
async function patiently(once: () => Promise<Response>): Promise<Response> {
  const send = (): Promise<Response> =>
    once().catch(() => {
      throw new Refusal("no-line", unreachable, 0); // a browser tells it in its own language
    });
  let answer = await send();
  for (let tries = 1; tries < TRIES && answer.status === TOO_FAST; tries += 1) {
    const seconds = Number(answer.headers.get("retry-after")) || WAIT;
    await new Promise((done) => setTimeout(done, seconds * 1000));
    answer = await send();
  }
  return answer;
}

const seatIs = (seat: number | null, sign = "?"): string => (seat === null ? "" : `${sign}seat=${seat}`);

export const api = {
  me: () => ask<Me>("POST", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  recovery: () => ask<RecoveryMade>("POST", "/me/recovery"),
  recover: (code: string) => ask<Me>("POST", "/recover", { code }),
  tokens: () => ask<TokenInfo[]>("GET", "/me/tokens"),
  newToken: (label: string) => ask<TokenMade>("POST", "/me/tokens", { label }),
  revoke: (token: string) => ask<void>("DELETE", `/me/tokens/${token}`),
  forget: () => ask<void>("DELETE", "/me"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  rules: (game: string) => ask<Clause[]>("GET", `/games/${game}/rules?lang=${lang}`),
  lessons: (game: string) => ask<Lesson[]>("GET", `/games/${game}/lessons?lang=${lang}`),
  cards: (game: string, box = "") => ask<Card[]>("GET", `/games/${game}/cards?lang=${lang}${box && `&box=${box}`}`),
  board: <T>(game: string, box = "") => ask<T>("GET", `/games/${game}/board${box && `?box=${box}`}`),
  sentences: (game: string, box = "") =>
    ask<Record<string, string>>("GET", `/games/${game}/moves?lang=${lang}${box && `&box=${box}`}`),
  open: (match: NewMatch) => ask<MatchInfo>("POST", "/matches", match),
  listed: () => ask<MatchInfo[]>("GET", "/matches"),
  mine: () => ask<MatchInfo[]>("GET", "/me/matches"),
  match: (id: string) => ask<MatchInfo>("GET", `/matches/${id}`),
  take: (id: string, seats: TakeSeats) => ask<MatchInfo>("POST", `/matches/${id}/seats`, seats),
  leave: (id: string, seat: number) => ask<MatchInfo>("DELETE", `/matches/${id}/seats/${seat}`),
  at: (id: string, ply: number, seat: number | null) => ask<PointInTime>("GET", `/matches/${id}/at/${ply}${seatIs(seat)}`),
  breakdown: (id: string, seat: number | null) => ask<Source[][]>("GET", `/matches/${id}/breakdown${seatIs(seat)}`),
  scores: (id: string) => ask<number[][]>("GET", `/matches/${id}/scores`),
  record: (id: string) => ask<Record<string, unknown>>("GET", `/matches/${id}/record`),
  rematch: (id: string) => ask<MatchInfo>("POST", `/matches/${id}/rematch`),
  upload: (record: unknown) => ask<MatchInfo>("POST", "/records", record),
};

/** A person's part of a fair deal: sixteen random bytes as hexadecimal digits. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
