/** The page that shows every piece in every state. Only in development. */
export const workshop = {
  columns: "repeat(2, minmax(0, 1fr))",
  gap: "32px 24px",
  contents: "repeat(auto-fill, minmax(160px, 1fr))",
  inset: "20px",
  narrow: "320px",
} as const;
