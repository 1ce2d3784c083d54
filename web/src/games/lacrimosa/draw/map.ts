/** Where the places lie on the drawn map, and how the roads between them run. */

export const WIDE = 680;
export const HIGH = 470;

export interface Spot {
  x: number;
  y: number;
}

export const SPOTS: Readonly<Record<string, Spot>> = {
  london: { x: 92, y: 84 },
  paris: { x: 112, y: 208 },
  lyon: { x: 142, y: 352 },
  frankfurt: { x: 284, y: 132 },
  berlin: { x: 468, y: 76 },
  prague: { x: 462, y: 168 },
  vienna: { x: 604, y: 238 },
  munich: { x: 338, y: 244 },
  salzburg: { x: 500, y: 340 },
  innsbruck: { x: 334, y: 346 },
  milan: { x: 262, y: 428 },
};

const NOWHERE: Spot = { x: 0, y: 0 };
const BEND = 0.07; // how far a road bows, of its length

/** A road as a path, and the middle of it, where its price stands. */
export function roadPath(from: string, to: string): Spot & { path: string } {
  const [a, b] = [SPOTS[from] ?? NOWHERE, SPOTS[to] ?? NOWHERE];
  const bow = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const middle = { x: (a.x + b.x + 2 * bow.x) / 4, y: (a.y + b.y + 2 * bow.y) / 4 };
  return { path: `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${b.x} ${b.y}`, ...middle };
}
