/** Sizes of the content list and the editor's dialog. */
export const contentEditor = {
  thumb: "84px",
  heading: "1.0625rem",
  halves: "minmax(0, 1fr) minmax(0, 1fr)",
  blockHead: "44px",
  blockInset: "12px",
  tool: "36px",
  toolGlyph: "18px",
  writing: "18rem",
} as const;
