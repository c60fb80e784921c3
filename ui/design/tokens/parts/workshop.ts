/** The page that shows every piece in every state. Only in development. */
export const workshop = {
  inset: "20px",
  narrow: "320px",
} as const;
