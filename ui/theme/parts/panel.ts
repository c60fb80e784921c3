/** The developer's panel: a button in the corner, and what it opens. */
export const panel = {
  width: "344px",
  button: "32px",
  buttonInset: "10px",
  row: "30px",
  mark: "8px",
  /** Over the bar of a tip, and over the button. */
  aboveBar: "84px",
} as const;
