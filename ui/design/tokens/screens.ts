/**
 * Widths at which the page takes another shape, by how much text has room: whoever sets twice the size of text has half of it.
 * 1em is 16px unless they do. Each reads `${below.phone} { … }`.
 */
export const below = {
  /** The bar's links go into the drawer. */
  desktop: "@media (max-width: 77.5em)",
  laptop: "@media (max-width: 70em)",
  tablet: "@media (max-width: 60em)",
  phone: "@media (max-width: 47.5em)",
  narrow: "@media (max-width: 23.6875em)",
  tiny: "@media (max-width: 22.4375em)",
  /** A line has room for a word or two: a phone whose reader sets text half as large again. */
  aWord: "@media (max-width: 17em)",
  /** So low that what stays in place would leave no room to read: a phone on its side, a page at 400 %. */
  low: "@media (max-height: 30em)",
} as const;

/** Wider than a phone. */
export const abovePhone = "@media (min-width: 47.5625em)";

/** Wider than a laptop's narrow window. */
export const aboveLaptop = "@media (min-width: 70.0625em)";

/** The bar's links have room, and little else. */
export const smallDesktopOnly = "@media (min-width: 77.5625em) and (max-width: 87.5em)";

/** Wider than a phone, at most a laptop's narrow window. */
export const middleOnly = "@media (min-width: 47.5625em) and (max-width: 70em)";

/** Wider than a phone, at most a tablet. */
export const tabletOnly = "@media (min-width: 47.5625em) and (max-width: 60em)";

export const when = {
  touch: "@media (pointer: coarse)",
  calm: "@media (prefers-reduced-motion: reduce)",
  printed: "@media print",
  onScreen: "@media not print",
  /** The reader's own few colours take the place of ours. Backgrounds go, so what they said needs another way. */
  forced: "@media (forced-colors: active)",
  /** For what can do nothing without a script. */
  scriptless: "@media (scripting: none)",
} as const;
