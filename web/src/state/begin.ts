/** Opening a match: it is asked for, one sits down, and goes to its table. */

import { api, nonce } from "../net/api";
import type { NewMatch } from "../wire";
import { lately } from "./lately.svelte";
import { become } from "./self";
import { route } from "./route.svelte";

/** Open a match, take one's seats, go there.  Throws Refusal. */
export async function begin(wish: NewMatch): Promise<void> {
  lately.set(wish.game);
  await become();
  const match = await api.open(wish);
  const own = wish.seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
  if (own.length > 0) await api.take(match.id, { seats: own.map((seat) => ({ seat, nonce: nonce() })) });
  route.go(`/m/${match.id}`);
}
