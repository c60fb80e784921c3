/** Widths at which the page takes another shape. Each reads `${below.phone} { … }`. */
export const below = {
  /** The bar's links go into the drawer. */
  desktop: "@media (max-width: 1240px)",
  laptop: "@media (max-width: 1120px)",
  tablet: "@media (max-width: 960px)",
  phone: "@media (max-width: 760px)",
  narrow: "@media (max-width: 379px)",
  tiny: "@media (max-width: 359px)",
  /** So low that what stays in place would leave no room to read: a phone on its side, a page at 400 %. */
  low: "@media (max-height: 480px)",
} as const;

/** Wider than a laptop's narrow window. */
export const aboveLaptop = "@media (min-width: 1121px)";

/** The bar's links have room, and little else. */
export const smallDesktopOnly = "@media (min-width: 1241px) and (max-width: 1400px)";

/** Wider than a phone, at most a tablet. */
export const tabletOnly = "@media (min-width: 761px) and (max-width: 960px)";

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
