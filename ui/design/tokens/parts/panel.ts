/** The developer's panel: a button in the corner, and what it opens. */
export const panel = {
  button: "32px",
  mark: "8px",
} as const;
