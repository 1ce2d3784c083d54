/** The violin and, beside it so that nothing is struck out, its bow: strings in both games, on a field of 24 by 24. */

export const VIOLIN = {
  body:
    "M8.2 4.100a1.900 1.900 0 1 1 2.600 0v5.100c2.600.2 4.300 1.500 4.300 3.300 0 1.400-1.700 1.900-1.700 2.900s2.500 1.700 2.500 4.200" +
    "c0 2.600-2.500 4-6.400 4s-6.400-1.400-6.400-4c0-2.500 2.500-3.200 2.500-4.200s-1.700-1.500-1.700-2.900c0-1.800 1.700-3.100 4.300-3.300z",
  /** The holes and the tailpiece, cut out of the body. */
  holes: "M7.600 13.400v4.200M11.400 13.400v4.200M7.700 20.600h3.600",
  bow: "M19.700 1.200c1.200 6 1.200 12 0 18.600M19.700 19.800v3M18.200 19.400v3.400h1.500",
} as const;
