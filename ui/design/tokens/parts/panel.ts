/** Sizes of the developer's panel. */
export const panel = {
  button: "32px",
  mark: "8px",
} as const;
