/** The page of one tip, as the reference has it. */
export const tipPage = {
  columns: "208px minmax(0, 744px) minmax(0, 296px)",
  columnsLaptop: "minmax(0, 720px) minmax(0, 280px)",
  gap: "40px",
  /** A title counts as read once it is in the upper third of the window, or above it. */
  readSoFar: "99999px 0px -66% 0px",
  sidePart: "320px",
  sideThumb: "68px",
  sideThumbHeight: "48px",
  sideInset: "12px",
  sideEntry: "9px",
  sideCategory: "48px",
  latest: "16 / 9",
} as const;
