/** The roles that are open, as the reference has them. */
export const recruitmentPage = {
  aboveScore: "16px",
  row: "176px",
  columns: "minmax(300px, 4fr) minmax(0, 5fr) auto",
  columnsLaptop: "minmax(0, 5fr) minmax(0, 6fr)",
  apart: "12px",
  nameInset: "8px",
  nameRoomPhone: "56px",
  cutPhone: "36px",
  nameHeightPhone: "96px",
  title: "clamp(1.25rem, 1.9vw, 1.75rem)",
  glyph: "30px",
  glyphPhone: "26px",
  text: "26.4em",
  skillGap: "8px",
  mark: "6px",
  markHeight: "13px",
} as const;

/** What a member sent, in their personal space. */
export const applications = { inset: "20px 24px", glyph: "17px", word: "37.8em" } as const;
