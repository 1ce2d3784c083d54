/** The violin with its bow, which stands for strings in both games, on a field of 24 by 24. */

export const VIOLIN = {
  body:
    "M17 1.92l1.87 1.17l-4.4 7.04c1.67 1.28 2.09 3.07 1.24 4.43c-.69 1.1-1.66 .96-2.14 1.73" +
    "s.71 2.45-.61 4.57c-1.43 2.29-4.44 2.77-7.15 1.07s-3.6-4.61-2.17-6.9c1.32-2.12 3.36-1.79 3.84-2.55s-.07-1.58 .61-2.68c.85-1.36 2.64-1.77 4.53-.83z",
  /** The holes and the tailpiece, cut out of the body. */
  holes: "M9.68 12.32l-2.65 4.24M12.73 14.23l-2.65 4.24M5.74 17.87l3.73 2.33",
  bow: "M2.6 4.2 21 21.5",
} as const;
