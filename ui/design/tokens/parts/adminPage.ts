/** The staff's panel, as the reference has it: a tool. */
export const adminPage = {
  heading: "1.0625rem",
  statGap: "2px",
  glyph: "17px",
  entryGlyph: "20px",
  face: "46px",
  key: "22px",
} as const;
