/** What journeys and contributions to the Requiem bring and cost, as the boards and the tiles show it: for the list of moves. */

import { t } from "../../text/wording.svelte";
import type { Choice } from "../../wire";
import {
  COMPOSERS, INSTRUMENTS, type City, type CityRow, type Court, type CourtRow, type Instrument, type Kind, type Movement, type PlaceRow,
  type Reward, type TileRow, type Which,
} from "./facts";
import { say, type Scene } from "./scene.svelte";
import { gainWords, rewardWords, tileWords } from "./words";

/** What a choice is about; each with what lies there. */
export type Note =
  /** The price is that of the place; what is elsewhere costs its roads, too. */
  | { of: "city"; row: CityRow; price: PlaceRow | null; far: boolean }
  | { of: "court"; name: string; row: CourtRow; price: PlaceRow | null; far: boolean }
  /** What its markers score, the instruments whose spaces are free, the tiles on top. */
  | { of: "movement"; values: { high: number; low: number } | undefined; instruments: Instrument[]; tiles: { which: Which; row: TileRow }[] }
  /** What the seat's own markers of it free. */
  | { of: "instrument"; freed: { which: Which; reward: Reward }[] }
  | { of: "tile"; row: TileRow };

/** What there is to tell of a choice; null where its card shows it. */
export function about(here: Scene, choice: Choice): Note | null {
  const { place, movement, instrument, composer } = choice.args;
  if (typeof place === "string") return ofPlace(here, place);
  if (typeof movement === "string") return ofMovement(here, movement as Movement);
  if (typeof instrument === "string") return { of: "instrument", freed: freedBy(here, instrument as Instrument) };
  return typeof composer === "string" ? ofComposer(here, composer) : null;
}

function ofPlace(here: Scene, place: string): Note | null {
  const tile = here.view.cities[place as City];
  const city = tile === undefined ? null : here.row<CityRow>(tile);
  const price = here.row<PlaceRow>(place);
  const far = here.view.mozart !== place;
  if (city !== null) return { of: "city", row: city, price, far };
  const open = here.view.courts[place as Court]?.open ?? null;
  const court = open === null ? null : here.row<CourtRow>(open);
  return court === null || open === null ? null : { of: "court", name: here.match.name(open), row: court, price, far };
}

function ofMovement(here: Scene, movement: Movement): Note {
  const free = here.view.requiem.spaces[movement].filter((space) => space.state === "free");
  return {
    of: "movement",
    values: here.board?.movements.find((each) => each.id === movement),
    instruments: INSTRUMENTS.filter((instrument) => free.some((space) => space.instrument === instrument)),
    tiles: COMPOSERS.flatMap((which) => {
      const row = topTile(here, which, movement);
      return row === null ? [] : [{ which, row }];
    }),
  };
}

function freedBy(here: Scene, instrument: Instrument): { which: Which; reward: Reward }[] {
  const { seat, seats } = here.view;
  const left = seat === null ? [] : (seats[seat]?.markers[instrument] ?? []);
  return left.flatMap((which) => {
    const reward = here.freed(instrument, which);
    return reward === null ? [] : [{ which, reward }];
  });
}

function ofComposer(here: Scene, composer: string): Note | null {
  const { now, requiem } = here.view;
  const which = COMPOSERS[requiem.composers.indexOf(composer)];
  const row = which === undefined || now.movement === null ? null : topTile(here, which, now.movement);
  return row === null ? null : { of: "tile", row };
}

function topTile(here: Scene, which: Which, movement: Movement): TileRow | null {
  const tile = here.tiles[which][movement][0];
  return tile === undefined ? null : here.row<TileRow>(tile);
}

/** A note in words, for those who hear it. */
export function wordsOf(here: Scene, note: Note): string {
  switch (note.of) {
    case "city":
      return `${journeyWords(note.price, note.far)} › ${gainWords(note.row.reward, note.row.gives)}`;
    case "court":
      return `${journeyWords(note.price, note.far)} › ${note.name} · ${say("vp", { count: note.row.vp })}`;
    case "movement": {
      const values = note.values === undefined ? [] : [t("la-note-values", { high: note.values.high, low: note.values.low })];
      const free = note.instruments.map((instrument) => say("instrument", { instrument })).join(", ");
      const tiles = note.tiles.map(({ which, row }) => `${called(here, which)}${t("la-colon")} ${priceWords("composition", row.composition, row.ducats)}`);
      return [...values, free, ...tiles].join(" · ");
    }
    case "instrument":
      return note.freed
        .map(({ which, reward }) => t("la-frees", { composer: called(here, which), reward: rewardWords(reward) }))
        .join(" ");
    case "tile":
      return `${priceWords("composition", note.row.composition, note.row.ducats)} › ${tileWords(note.row)}`;
  }
}

function called(here: Scene, which: Which): string {
  return here.match.name(here.composer(which));
}

function journeyWords(price: PlaceRow | null, far: boolean): string {
  const told = price === null ? "" : priceWords("journey", price.journey, price.ducats);
  return [told, far ? t("la-note-roads") : ""].filter(Boolean).join(" + ");
}

function priceWords(kind: Kind, points: number, ducats: number): string {
  const told = points > 0 ? [say("points", { count: points, kind })] : [];
  return [...told, ...(ducats > 0 ? [say("ducats", { count: ducats })] : [])].join(" + ");
}
