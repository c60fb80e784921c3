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
  bar: "38px",
  normal: "44px",
  comment: "52px",
  staff: "60px",
  own: "84px",
} as const;
