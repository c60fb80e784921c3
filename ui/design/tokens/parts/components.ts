export const quietButton = {
  height: "44px",
  glyph: "17px",
} as const;

export const link = { glyph: "18px" } as const;

export const icon = { size: "22px" } as const;

export const field = {
  gap: "6px",
  textInset: "11px",
  eyeGlyph: "19px",
  arrow: "18px",
  errorGlyph: "18px",
} as const;

export const face = {
  bar: "32px",
  normal: "44px",
  comment: "52px",
  staff: "60px",
  own: "84px",
} as const;

/** Sizes of the navigation bar, the menus, the drawer and the footer. */
export const bar = {
  mark: "40px",
  item: "13px",
  tightItem: "12px",
  chevron: "12px",
  burger: "48px",
  /** The icon of a profile elsewhere, and the last line of the footer. */
  channel: "20px",
  under: "48px",
} as const;

export const menu = { entry: "48px" } as const;

/** Sizes of cards, notices and other surfaces. */
export const card = {
  cut: "28px",
  cover: "40 / 21",
  underline: "3px",
} as const;

/** Sizes of dialogs and menus. */
export const dialog = {
  /** The sum of both sides. */
  beside: "64px",
  height: "90vh",
} as const;

/** The CSS anchor name of a dialog's footer. */
export const dialogFoot = "--dialog-foot";
