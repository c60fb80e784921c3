/** Spaces, from the smallest to the largest. */
export const space = {
  x1: "4px",
  x2: "8px",
  x3: "12px",
  x4: "16px",
  x5: "24px",
  x6: "32px",
  x7: "48px",
  x8: "64px",
  x9: "96px",
  /** Between the columns of the page. */
  column: "24px",
  /** Between an icon and its word. */
  glyph: "10px",
  /** Between a label and its control, a title and its line. */
  near: "6px",
  /** Above and below a section. */
  section: "clamp(64px, 8.5vw, 128px)",
  /** At the sides of the page. */
  gutter: "var(--gutter)",
} as const;

/** Between a figure and its unit, as wide as the font's narrow space. */
export const narrowSpace = ".193em";

const page = "1344px";

export const layout = {
  page,
  /** The longest line that reads well: 66 digits of Archivo. In em, because the digits of fallback fonts are narrower. */
  measure: "37.8em",
  barHeight: "var(--bar-height)",
  /** The height of fields. `controlHeight` sets it for a part of the page. */
  controlHeight: "var(--control-height)",
  touch: "44px",
  /** The screen's width without the gutters. */
  screen: `calc(100vw - 2 * ${space.gutter})`,
  /** The width of the page's column. */
  column: `min(${page}, 100vw - 2 * ${space.gutter})`,
  twelve: "repeat(12, minmax(0, 1fr))",
} as const;

/** Sets the height of all fields inside. */
export const controlHeight = (height: keyof typeof controlHeights) => `--control-height: ${controlHeights[height]};`;
const controlHeights = { public: "52px", form: "48px", tool: "44px" } as const;

export const stroke = { hairline: "1px", firm: "2px", strong: "3px", heavy: "4px" } as const;

export const size = {
  mega: "var(--size-mega)",
  title1: "clamp(2.125rem, 4.9vw, 4.5rem)",
  title2: "var(--size-title2)",
  title3: "clamp(1.1875rem, 1.6vw, 1.5rem)",
  /** The h1 of a list page. */
  pageTitle: "clamp(2.25rem, 6.4vw, 6rem)",
  /** A title inside a text. */
  proseTitle: "clamp(1.5rem, 2.3vw, 2rem)",
  lead: "1.375rem",
  headline: "1.25rem",
  name: "1.1875rem",
  prose: "1.125rem",
  body: "1.0625rem",
  control: "1rem",
  small: ".9375rem",
  tiny: ".875rem",
  micro: ".8125rem",
} as const;

/** Archivo's width axis: wide for titles, narrow for facts. */
export const width = {
  wide: "125%",
  title: "118%",
  name: "112%",
  broad: "108%",
  eased: "104%",
  normal: "100%",
  data: "92%",
  tag: "88%",
  tight: "86%",
  narrow: "78%",
} as const;

export const weight = {
  text: 400,
  medium: 500,
  semi: 600,
  data: 650,
  bold: 700,
  strong: 750,
  name: 800,
  title: 850,
  black: 900,
} as const;

export const tracking = {
  title: "-.018em",
  tight: "-.03em",
  name: "-.012em",
  figure: "-.02em",
  huge: "-.05em",
} as const;

const ease = "cubic-bezier(.2,.7,.2,1)";

export const motion = {
  quick: `160ms ${ease}`,
  zoom: `240ms ${ease}`,
  /** The transition between pages. */
  pageTransition: "160ms",
  /** What two pages share moves from its place on one to its place on the next. */
  sharedMove: "240ms",
  skeleton: "1.1s ease-in-out 3",
  /** A rotation, repeated while an action is in flight. */
  turn: "1s linear infinite",
  /** The needle of the not-found page, once. */
  settle: "1.4s ease-in-out",
  /** Debounce of a search, in milliseconds. */
  typing: 250,
  /** How long a toast of success stays, in milliseconds. */
  toast: 5000,
  /** The same of one that offers an act: a keyboard needs time to reach it. */
  toastWithAct: 10_000,
} as const;

/** The z-index of each layer. */
export const layer = { inside: 1, behind: -1, sticky: 5, bar: 20, skip: 30, dialog: 40, menu: 50 } as const;
