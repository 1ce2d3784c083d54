/** Who one is here.  Somebody becomes a guest when they first do something, not by looking around. */

import { api } from "../net/api";
import type { Me } from "../wire";
import { drop, keep, kept } from "./kept";

const KEPT = "partita-guest";

/** Become a guest, or stay who one is. */
export async function become(): Promise<Me> {
  return remember(await api.me());
}

export async function comeBack(code: string): Promise<Me> {
  return remember(await api.recover(code));
}

export async function beForgotten(): Promise<void> {
  await api.forget();
  drop(KEPT);
  drop("partita-wishes");
}

/** Whether this browser has been a guest, as the cookie cannot be read: nobody need be asked when it has not. */
export function known(): boolean {
  return kept(KEPT) !== null;
}

function remember(me: Me): Me {
  keep(KEPT, "1");
  return me;
}
