/**
 * Breakpoints in em: they follow the reader's text size. 1em is 16px by default.
 * Use as `${below.phone} { … }`.
 */
export const below = {
  /** The bar's links move into the drawer. */
  desktop: "@media (max-width: 77.5em)",
  laptop: "@media (max-width: 68.6875em)",
  tablet: "@media (max-width: 60em)",
  phone: "@media (max-width: 47.5em)",
  narrow: "@media (max-width: 23.6875em)",
  tiny: "@media (max-width: 22.4375em)",
  /** A line holds a word or two: a phone with text at 150 %. */
  aWord: "@media (max-width: 17em)",
  /** Too low for sticky parts: a phone in landscape, a page at 400 %. */
  low: "@media (max-height: 30em)",
} as const;

/** Wider than a phone. */
export const abovePhone = "@media (min-width: 47.5625em)";

/** Wider than a tablet. */
export const aboveTablet = "@media (min-width: 60.0625em)";

/** Wider than a laptop's narrow window. */
export const aboveLaptop = "@media (min-width: 68.75em)";

/** The bar's links just fit. */
export const smallDesktopOnly = "@media (min-width: 77.5625em) and (max-width: 87.5em)";

/** Wider than a phone, with the links in the drawer. */
export const foldedOnly = "@media (min-width: 47.5625em) and (max-width: 77.5em)";

/** Wider than a phone, at most a laptop's narrow window. */
export const middleOnly = "@media (min-width: 47.5625em) and (max-width: 68.6875em)";

/** Wider than a phone, at most a tablet. */
export const tabletOnly = "@media (min-width: 47.5625em) and (max-width: 60em)";

export const when = {
  touch: "@media (pointer: coarse)",
  calm: "@media (prefers-reduced-motion: reduce)",
  printed: "@media print",
  onScreen: "@media not print",
  /** The system's few colours replace the site's. Backgrounds are removed, so their meaning needs another sign. */
  forced: "@media (forced-colors: active)",
  /** For controls that need a script. */
  scriptless: "@media (scripting: none)",
} as const;
