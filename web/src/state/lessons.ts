/** Lessons as the pages see them: whether a goal is reached, what leads on, and what this browser keeps of it all. */

import type { Choice, Goal, Lesson, ToldEvent } from "../wire";
import { keep as keepIn, keptObject } from "./kept";
import { TURN_ENDED } from "./log";

/** What a lesson has to know of an entry of the log. */
export interface Entry {
  kind: string;
  seat: number | null;
  events: readonly ToldEvent[];
}

/** How far somebody has come with a game. */
export interface Progress {
  done: readonly string[];
  /** The lesson shown last, and the match in which it was begun. */
  at: string;
  match: string;
}

const KEPT = "partita-lessons";
const NOTHING: Progress = { done: [], at: "", match: "" };
const LEARNER = 0;

/** Whether an event is what a goal names; of its arguments only those that the goal names matter. */
function meets(event: ToldEvent, goal: Goal): boolean {
  const args: Record<string, unknown> = event.args ?? {};
  return (
    event.kind === goal.event &&
    (event.seat ?? null) === (goal.seat ?? null) &&
    Object.entries(goal.args).every(([name, value]) => args[name] === value)
  );
}

/** Which parts of a lesson's goal are reached, one by one. */
export function met(lesson: Lesson, log: readonly Entry[]): boolean[] {
  const events = log.flatMap((entry) => entry.events);
  return lesson.goal.map((goal) => events.some((event) => meets(event, goal)));
}

export function reached(lesson: Lesson, log: readonly Entry[]): boolean {
  return met(lesson, log).every(Boolean);
}

/** The move of the lesson's line that leads on from here; undefined: none of it is possible now. */
export function leadsOn(lesson: Lesson, log: readonly Entry[], legal: readonly Choice[]): string | undefined {
  const made = log.filter((entry) => entry.kind === "move" && entry.seat === LEARNER).length;
  const possible = new Set(legal.map((choice) => choice.move));
  return [...lesson.line.slice(made), ...lesson.line].find((move) => possible.has(move));
}

/** Whether more of the learner's turns are over than the lesson's line takes: the goal may be out of reach by now. */
export function astray(lesson: Lesson, log: readonly Entry[]): boolean {
  const over = log.flatMap((entry) => entry.events).filter((event) => event.kind === TURN_ENDED && event.seat === LEARNER);
  return over.length > lesson.line.filter((move) => move === "end-turn").length;
}

/** The lesson to go on with: where one was, else the first that is not done, else the first. */
export function toGoOn(lessons: readonly Lesson[], progress: Progress): Lesson | undefined {
  return (
    lessons.find((lesson) => lesson.id === progress.at) ??
    lessons.find((lesson) => !progress.done.includes(lesson.id)) ??
    lessons[0]
  );
}

export function progressOf(game: string): Progress {
  const { done, at, match } = { ...NOTHING, ...all()[game] };
  const word = (text: unknown): string => (typeof text === "string" ? text : "");
  return { done: Array.isArray(done) ? done.map(word).filter(Boolean) : [], at: word(at), match: word(match) };
}

export function keep(game: string, progress: Progress): void {
  keepIn(KEPT, JSON.stringify({ ...all(), [game]: progress }));
}

function all(): Partial<Record<string, Partial<Progress>>> {
  return keptObject<Record<string, Partial<Progress>>>(KEPT);
}
