/** The drawn symbols, each on a field of 24 by 24: paths, and how each is laid on. */

import { VIOLIN } from "../../../draw/violin";

/** fill: ink; line: a stroke; cut: a stroke of the ground's colour; hole: a field of the ground's colour. */
export type Laid = "fill" | "line" | "cut" | "hole";
export type Shape = readonly (readonly [Laid, string])[];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const spokes = [0, 45, 90, 135]
  .map((angle) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180) * 8, Math.sin((angle * Math.PI) / 180) * 8];
    return `M${12 - x} ${12 - y}L${12 + x} ${12 + y}`;
  })
  .join("");

export const SHAPES = {
  ducat: [["fill", disc(12, 12, 9.6)], ["cut", disc(12, 12, 7)], ["cut", "M9.6 8.2h2.2c2.6 0 4 1.5 4 3.8s-1.400 3.800-4 3.800H9.600z"]],
  vp: [
    ["line", "M8.500 20.800C3.600 19 1.700 13.500 3.300 7.500M15.500 20.800c4.900-1.800 6.800-7.300 5.200-13.300"],
    ["fill", "M.800 8.200c2.200.300 3.300 1.500 3.400 3.700C2 11.600.900 10.400.800 8.200zM1 14.200c2.300-.200 3.700.700 4.300 2.800-2.300.100-3.700-.800-4.300-2.800zM4.200 19c2.200-.900 3.900-.400 5 1.500-2.200.800-3.900.300-5-1.500zM2.900 3.300c1.700 1.400 1.900 3 .800 4.900-1.700-1.400-2-3.100-.800-4.900zM23.200 8.200c-2.200.300-3.300 1.500-3.400 3.700 2.200-.300 3.300-1.500 3.400-3.700zM23 14.200c-2.300-.200-3.700.700-4.300 2.800 2.300.100 3.700-.800 4.300-2.800zM19.800 19c-2.200-.900-3.900-.400-5 1.500 2.200.800 3.900.300 5-1.500zM21.100 3.300c-1.700 1.400-1.900 3-.800 4.900 1.700-1.400 2-3.100.800-4.900z"],
    ["fill", "m12 3.200 2.200 5 5.400.500-4.100 3.600 1.200 5.300-4.700-2.800-4.700 2.800 1.200-5.300-4.100-3.600 5.400-.500z"],
  ],
  finance: [
    ["fill", "M8.600 2.800c2.200 1.200 4.600 1.200 6.800 0l-1.800 4.400h-3.200z"],
    ["fill", "M10 8.200h4c4 2.400 6.200 5.600 6.200 9 0 3-2.700 4-8.200 4s-8.200-1-8.200-4c0-3.400 2.200-6.600 6.200-9z"],
    ["cut", "M12 18.800v-6.600M9 14.800l3-2.900 3 2.900"],
  ],
  talent: [
    ["line", "M6.200 3.200c-2 1.200-1.800 3.400-.800 5C7 10.900 5.600 15 9.300 18h5.400c3.700-3 2.300-7.100 3.900-9.800 1-1.600 1.200-3.800-.800-5"],
    ["line", "M6 7.200h12M10 7.400V18M12 7.400V18M14 7.400V18"],
    ["fill", "M8 18h8l1.300 3.200H6.700z"],
  ],
  journey: [["line", disc(12, 12, 8.700)], ["line", spokes], ["fill", disc(12, 12, 2.600)], ["hole", disc(12, 12, 0.900)]],
  composition: [
    ["fill", "M21 2.500c-.300 7.500-4.500 13-12.300 13.600C8.400 9 13 3 21 2.500z"],
    ["cut", "M18.500 5.500 9.500 15.200"],
    ["line", "m9.400 15.400-4 4.600M4 21.300h8"],
  ],
  document: [
    ["fill", "M11.400 6.400C9.300 4.900 6.300 4.300 2.600 4.600v13.300c3.600-.300 6.500.200 8.800 1.700zM12.600 6.400c2.100-1.500 5.100-2.100 8.800-1.800v13.300c-3.600-.300-6.500.200-8.800 1.700z"],
    ["cut", "M5 8.500c1.700 0 3 .200 4.200.700M5 11.700c1.700 0 3 .200 4.200.700M19 8.500c-1.700 0-3 .200-4.200.700M19 11.700c-1.700 0-3 .200-4.200.700"],
  ],
  commission: [
    ["line", "M7.500 3.500H18c-1.400 1-1.700 2.300-1.700 4V16M7.500 3.500C5.900 3.500 5 4.600 5 6.200c0 1 .600 1.700 1.700 1.700H8.500M8.300 4v12.400c0 2.300-1.300 3.600-3.200 3.600h8.600"],
    ["line", "M11 8h3M11 11h3"],
    ["fill", disc(16.600, 17.300, 4.200)],
    ["hole", "m16.600 15 .700 1.600 1.700.200-1.300 1.100.400 1.700-1.500-.900-1.500.900.400-1.700-1.300-1.100 1.700-.200z"],
  ],
  perform: [
    ["fill", "M2.500 3h19v2.600h-19z"],
    ["fill", "M3.500 5.600h7.300c-.200 5.600-1.900 9.400-5.300 11.400l1 3.500h-3zM20.500 5.600h-7.300c.200 5.600 1.900 9.400 5.300 11.400l-1 3.500h3z"],
    ["cut", "M6 6.500c.200 3.500 0 6.500-1 9M18 6.500c-.200 3.500 0 6.500 1 9"],
    ["line", "M9 20.500h6"],
  ],
  sell: [["fill", "M3 13 12.600 3.400h8v8L11 21z"], ["hole", disc(16.900, 7.100, 1.500)], ["cut", "m8.400 13.200 2.800 2.800M10.900 10.700l2.800 2.800"]],
  coach: [
    ["line", "M6.500 14H4L2.500 10.500M12.500 6V3.800"],
    ["fill", "M6.500 6h9.800c2.200 0 3.200 1.600 3.200 3.800v4.200h-13z"],
    ["fill", disc(8.500, 17.400, 3.400)], ["fill", disc(17.300, 17.400, 3.400)],
    ["hole", "M8.600 8h3.200v3.200H8.600zM13.600 8h2.200c.900 0 1.400.500 1.400 1.400v1.800h-3.600z"],
    ["hole", disc(8.500, 17.400, 1.300)], ["hole", disc(17.300, 17.400, 1.300)],
  ],
  requiem: [
    ["fill", "M12 1.800c2.400 3 3 4.300 3 5.600a3 3 0 0 1-6 0c0-1.300.600-2.600 3-5.600z"],
    ["fill", "M9 11.200h6v8H9z"], ["fill", "M5 19h14l-1.500 2.800h-11z"], ["cut", "M11 13.500v2.500"],
  ],
  opera: [
    ["fill", "M3.200 4.500c5.600 2 12 2 17.600 0 .500 8.700-2.200 15-8.800 17-6.600-2-9.300-8.300-8.800-17z"],
    ["hole", "M6.300 9.800c1.600-1.300 3-1.200 4.200.300-1.500.900-2.900.800-4.200-.300zM17.700 9.800c-1.600-1.300-3-1.200-4.200.300 1.500.900 2.900.800 4.200-.300z"],
    ["hole", "M8.300 14.200c2.500 1 4.900 1 7.400 0-.700 2.500-1.900 3.700-3.700 3.700s-3-1.200-3.700-3.700z"],
  ],
  religious: [
    ["fill", "M4.500 21.500V11.800C4.500 7.300 7.500 3.600 12 1.800c4.500 1.800 7.500 5.500 7.500 10v9.700z"],
    ["cut", "M12 6.500v11.500M8 10.800h8"],
  ],
  symphony: [
    ["fill", "M3.200 9.500h17.600c0 6-3 9.300-8.800 9.300S3.200 15.500 3.200 9.500z"],
    ["line", "M2.500 9.500h19M5.500 2.500l5 5.800M18.500 2.500l-5 5.800M7.800 17.500 6 21.500M16.200 17.500l1.800 4"],
    ["cut", "M7.500 11.500v4M12 11.500v5M16.500 11.500v4"],
  ],
  chamber: [
    ["fill", "M4 21.200V6.300C4 3.900 5.400 2.500 7.300 2.500c3.600 0 3.700 3.600 5 6.400 1.300 2.700 3.300 2.400 5.400 3.200 1.700.600 2.300 1.900 2.300 3.600v5.500z"],
    ["cut", "M4 17.300h16M8 17.300v4M12 17.300v4M16 17.300v4"],
  ],
  voices: [
    ["fill", disc(5.700, 9.300, 2.700)], ["fill", disc(18.300, 9.300, 2.700)], ["fill", disc(12, 6.700, 3.200)],
    ["fill", "M1.500 19.500c.200-4.300 1.600-6.600 4.200-6.600 1 0 1.800.300 2.400.900-1 1.400-1.500 3.300-1.600 5.700zM22.500 19.500c-.200-4.300-1.600-6.600-4.200-6.600-1 0-1.800.300-2.400.900 1 1.400 1.500 3.300 1.600 5.700zM7.700 19.500c.200-5.600 1.600-8.400 4.300-8.400s4.100 2.800 4.300 8.400z"],
    ["hole", "M10.900 7.600h2.200c0 1.300-.400 1.900-1.100 1.900s-1.100-.600-1.100-1.900z"],
  ],
  strings: [["fill", VIOLIN.body], ["cut", VIOLIN.holes], ["line", VIOLIN.bow]],
  woodwinds: [
    ["fill", "M17.700 3.300 20.700 6.300 9.600 17.400c-.500 2-1.800 3.500-4 4.400L2.200 18.400c.900-2.200 2.400-3.500 4.400-4z"],
    ["line", "m19.200 4.800 2.600-2.600"],
    ["hole", `${disc(15.900, 8.100, 1)}${disc(13.100, 10.900, 1)}${disc(10.300, 13.700, 1)}`],
  ],
  brass: [
    ["fill", "M13.500 9.200c3.700 0 6-1.700 8.700-5.200v13c-2.700-3.500-5-5.200-8.700-5.200z"],
    ["line", "M1.800 10.500h12M5.500 10.500c-2.600 0-3.200 1.200-3.200 3.700s.600 3.800 3.200 3.800h5.600c2.600 0 3.200-1.300 3.200-3.800s-.600-3.700-3.200-3.700M7 10.300V7.600M10 10.300V7.600"],
  ],
  first: [["fill", disc(12, 12, 8.600)]],
  second: [["fill", "M12 1.800 22.200 12 12 22.200 1.800 12z"]],
  cards: [["line", "M8 3.500h11.500v14H8z"], ["fill", "M4.500 6.500H16v14.500H4.500z"], ["cut", "M7 10h6.500M7 13h6.500"]],
  note: [["fill", "M9.200 3.500 20 2v13.200a3.400 2.700 0 1 1-2.200-2.500V6.300l-6.400.900v10.600a3.400 2.700 0 1 1-2.200-2.500z"]],
  upkeep: [
    ["line", "M5.500 2.700h13M5.500 21.300h13M7 2.700c0 5.300 3.400 6.500 5 9.300-1.600 2.800-5 4-5 9.300M17 2.700c0 5.300-3.400 6.500-5 9.300 1.600 2.800 5 4 5 9.300"],
    ["fill", "M8.300 20.800c.500-2.600 2-3.800 3.700-5.300 1.700 1.500 3.200 2.700 3.700 5.300zM9.200 7h5.600L12 10.800z"],
  ],
  lasting: [["line", "M12 12c-2-3-3.600-4.500-5.700-4.500a4.500 4.500 0 0 0 0 9C8.400 16.500 10 15 12 12s3.600-4.500 5.700-4.500a4.500 4.500 0 0 1 0 9C15.600 16.500 14 15 12 12z"]],
  crown: [["fill", "M3.500 17.500 2.500 6.500l5.300 4.300L12 4l4.200 6.800 5.300-4.300-1 11z"], ["fill", "M4 19.200h16v2.300H4z"], ["hole", disc(12, 13.800, 1.300)]],
  gate: [["fill", "M3.500 21V9.500L7 5l3.500 4.500V12h3V9.500L17 5l3.500 4.500V21h-6v-3.500a2.500 2.500 0 0 0-5 0V21z"], ["line", "M7 5V2.500M17 5V2.500"]],
  star: [["fill", "m12 2.500 2.700 6.300 6.800.600-5.200 4.500 1.600 6.700-5.900-3.600-5.900 3.600 1.600-6.700L2.500 9.400l6.800-.600z"]],
} as const satisfies Record<string, Shape>;

export type Sign = keyof typeof SHAPES;

/** What is laid on alike, one right after the other, as one path: hundreds of signs are on a table. */
function joined(shape: Shape): Shape {
  const paths: [Laid, string][] = [];
  for (const [laid, path] of shape) {
    const last = paths.at(-1);
    // A path that begins with a relative step would go on from where the one before it ends.
    const own = path.replace(/^m(-?[\d.]+)[ ,]?(-?[\d.]+) ?(?=[-\d.])/, "M$1 $2l");
    if (last?.[0] === laid) last[1] += own;
    else paths.push([laid, own]);
  }
  return paths;
}

export const DRAWN = Object.fromEntries(Object.entries(SHAPES).map(([sign, shape]) => [sign, joined(shape)])) as Record<Sign, Shape>;

/** The symbol of an action: the coach for a Journey, whose points are a wheel. */
export function actionSign(action: string): Sign {
  return (action === "journey" ? "coach" : action) as Sign;
}

const LONG = 13; // letters that a card is just wide enough for
const LITTLE = /(?:^|\u00a0)(?:\p{L}{1,2}|sol)$/u; // an article, a preposition, the name of a note

/**
 * A title that is broken only where a reader would pause: its hyphens end no line, for after each stands a sign without
 * width, nor does a little word, which stays with the next one as far as both fit a card: "mi bémol", "D minor".
 */
export function heldTogether(title: string): string {
  const pieces: string[] = [];
  for (const word of title.split(" ")) {
    const last = pieces.at(-1);
    if (last !== undefined && LITTLE.test(last) && last.length + 1 + word.length <= LONG) {
      pieces[pieces.length - 1] = `${last}\u00a0${word}`;
    } else pieces.push(word);
  }
  return pieces.join(" ").replaceAll("-", "-\u2060");
}

/** Whether a title holds a word that a card is too narrow for at its usual size. */
export function hasLongWord(title: string): boolean {
  return title.split(/\s/).some((word) => word.length > LONG);
}
