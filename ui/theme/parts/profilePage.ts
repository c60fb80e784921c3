/** The member's own space, as the reference has it: a tool. */
export const profilePage = {
  inset: "24px 64px",
  height: "62vh",
  title: "clamp(1.625rem, 2.5vw, 2.25rem)",
  heading: "1.0625rem",
  badgeGap: "10px",
  facePhone: "64px",
  /** What a section is about, then what can be done. */
  columns: "minmax(0, 4fr) minmax(0, 8fr)",
  about: "20em",
  act: "560px",
  figure: "1.625rem",
  figureInset: "16px 20px",
  figureInsetPhone: "14px 16px",
  figureGap: "2px",
  list: "1.1em",
} as const;
