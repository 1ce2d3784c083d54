/** What journeys and contributions to the Requiem are about, as the boards and the tiles show it: for the list of moves. */

import { t } from "../../text/wording.svelte";
import type { Choice } from "../../wire";
import {
  COMPOSERS, INSTRUMENTS, type City, type CityRow, type Court, type CourtRow, type Instrument, type Movement, type TileRow,
} from "./facts";
import { say, type Scene } from "./scene.svelte";
import { gainWords, rewardWords, tileWords } from "./words";

/** What a choice is about, in lines; none where its card shows it. */
export function notesOf(here: Scene, choice: Choice): string[] {
  const { place, movement, instrument, composer } = choice.args;
  if (typeof place === "string") return ofPlace(here, place);
  if (typeof movement === "string") return ofMovement(here, movement as Movement);
  if (typeof instrument === "string") return ofInstrument(here, instrument as Instrument);
  return typeof composer === "string" ? ofComposer(here, composer) : [];
}

/** What lies there: a city's tile, or the open one of a Royal Court. */
function ofPlace(here: Scene, place: string): string[] {
  const tile = here.view.cities[place as City];
  const city = tile === undefined ? null : here.row<CityRow>(tile);
  if (city !== null) return [gainWords(city.reward, city.gives)];
  const open = here.view.courts[place as Court]?.open ?? null;
  const court = open === null ? null : here.row<CourtRow>(open);
  return court === null || open === null ? [] : [`${here.match.name(open)} · ${say("vp", { count: court.vp })}`];
}

/** What its markers score, the instruments whose spaces are free, and what the tiles cost. */
function ofMovement(here: Scene, movement: Movement): string[] {
  const values = here.board?.movements.find((each) => each.id === movement);
  const free = here.view.requiem.spaces[movement].filter((space) => space.state === "free");
  const instruments = INSTRUMENTS.filter((instrument) => free.some((space) => space.instrument === instrument));
  const tiles = COMPOSERS.flatMap((which) => here.tiles[which][movement].slice(0, 1));
  const prices = tiles.map((tile) => here.row<TileRow>(tile)).flatMap((row) => (row === null ? [] : [priceWords(row)]));
  const lines = [
    values === undefined ? "" : t("la-note-values", { high: values.high, low: values.low }),
    instruments.map((instrument) => say("instrument", { instrument })).join(", "),
    [...new Set(prices)].join(" / "),
  ];
  return lines.filter(Boolean);
}

/** What the seat's own markers of an instrument free. */
function ofInstrument(here: Scene, instrument: Instrument): string[] {
  const { seat, seats, requiem } = here.view;
  const left = seat === null ? [] : (seats[seat]?.markers[instrument] ?? []);
  return left.flatMap((which) => {
    const freed = here.freed(instrument, which);
    const composer = here.match.name(requiem.composers[which === "first" ? 0 : 1]);
    return freed ? [t("la-frees", { composer, reward: rewardWords(freed) })] : [];
  });
}

/** What the tile of a composer costs in the movement that was chosen, and what it does. */
function ofComposer(here: Scene, composer: string): string[] {
  const { now, requiem } = here.view;
  const which = COMPOSERS[requiem.composers.indexOf(composer)];
  const tile = which === undefined || now.movement === null ? undefined : here.tiles[which][now.movement][0];
  const row = tile === undefined ? null : here.row<TileRow>(tile);
  return row === null ? [] : [priceWords(row), tileWords(row)];
}

/** Points and ducats; a line may end between them, but not between a number and what it counts. */
function priceWords(row: TileRow): string {
  const points = row.composition > 0 ? [say("points", { count: row.composition, kind: "composition" })] : [];
  const pieces = [...points, ...(row.ducats > 0 ? [say("ducats", { count: row.ducats })] : [])];
  return pieces.map((piece) => piece.replaceAll(" ", "\u00a0")).join(" + ");
}
