/** SVG paths on a field of 24 × 24, as those of the other icons: only the editor loads these. */
const glyphs = {
  bullets: "M4 6h0.5M9 6h12M4 12h0.5M9 12h12M4 18h0.5M9 18h12",
  callout: "M3 4h18v16H3zM12 8v0.5M12 12v4",
  deeper: "M3 5h18M11 12h10M3 19h18M3 9l4 3-4 3",
  find: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.500 14.500 21 21",
  heading2: "M3 5v14M11 5v14M3 12h8M15 13l2-2h2l2 2-6 6h6",
  heading3: "M3 5v14M11 5v14M3 12h8M15 11h5l-3 3h2l2 2-2 3H15",
  link: "M10 7H6l-3 3v4l3 3h4M14 7h4l3 3v4l-3 3H14M8 12h8",
  numbers: "M4 4v5M10 6h11M3 14h3v2l-3 3h3M10 17h11",
  plan: "M3 4h18v16H3zM9 4v8M15 20v-8M3 12h3M18 12h3",
  redo: "M20 4v6H14M20 10H9l-4 4v6",
  remark: "M4 4h16v12H11l-5 4v-4H4zM8 8.5h8M8 12h5",
  rule: "M2 12h20",
  shallower: "M3 5h18M11 12h10M3 19h18M7 9l-4 3 4 3",
  table: "M3 4h18v16H3zM3 9h18M3 14.500h18M9 9v11M15 9v11",
  undo: "M4 4v6h6M4 10h11l4 4v6",
} as const;

/** Decoration: its button has a name. */
export const Glyph = ({ name }: { readonly name: keyof typeof glyphs }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={glyphs[name]} />
  </svg>
);
