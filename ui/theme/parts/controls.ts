/** Buttons, links, fields, tags and the other pieces that are pressed or filled in. */
export const button = {
  height: "52px",
  small: "44px",
  wide: "60px",
  /** From the cut to the word. */
  inset: "16px",
  wideInset: "14px",
  /** Where words turn to a second line. */
  above: "6px",
  grow: "scaleX(1.03)",
} as const;

export const quietButton = {
  height: "44px",
  above: "6px",
  inset: "16px",
  bareInset: "12px",
  glyph: "17px",
  gap: "8px",
} as const;

export const link = { glyph: "18px", reach: "translateX(4px)", reachBack: "translateX(-4px)" } as const;

export const icon = { size: "22px", stroke: "2.2" } as const;

export const tag = { cut: "9px", height: "28px", inset: "16px", above: "5px", gap: "6px" } as const;

export const badge = { height: "26px", inset: "9px" } as const;

export const field = {
  gap: "6px",
  inset: "14px",
  textInset: "11px",
  eye: "48px",
  eyeGlyph: "19px",
  eyeRoom: "52px",
  arrowRoom: "44px",
  arrow: "18px",
  arrowInset: "13px",
  errorGlyph: "18px",
  errorGap: "8px",
} as const;

export const check = { box: "22px", ring: "4px", gap: "10px", note: "32px", notePull: "-6px", noteEnd: "8px" } as const;

/** A few to choose from, all in sight: side by side in a tool's frame, or as large as a size to order. */
export const choices = { segment: "42px", inset: "14px", box: "56px", boxes: "3.25rem" } as const;

export const stepper = {
  height: "44px",
  cut: "14px",
  inset: "20px",
  overlap: "-10px",
  heightPhone: "12px",
  cutPhone: "4px",
  gapPhone: "2px",
  done: "16px",
} as const;

export const progress = { height: "10px", gap: "5px" } as const;

export const status = { glyph: "16px", gap: "7px" } as const;

export const tabs = { height: "48px", inset: "14px", mark: "4px", focusInset: "-4px" } as const;

export const pager = { width: "56px", height: "48px", cut: "15px", gap: "4px", off: 0.75 } as const;

export const face = {
  cut: "9px",
  bar: "38px",
  normal: "44px",
  comment: "52px",
  staff: "60px",
  own: "84px",
  /** How large the letter is in the plate. */
  letter: "0.5",
} as const;

export const level = { width: "9px", height: "16px", gap: "3px", toWord: "8px" } as const;
