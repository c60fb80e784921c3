/** The form, and the ice card beside it. */
export const contactPage = {
  corner: "polygon(0 0, 100% 0, 100% calc(100% - 28px), calc(100% - 28px) 100%, 0 100%)",
  row: "60px",
  columns: "22px 84px minmax(0, 1fr)",
  columnsPhone: "22px minmax(0, 1fr)",
  gapPhone: "10px",
  channel: "56px",
  glyph: "18px",
  reach: "translateX(6px)",
  focusInset: "-3px",
} as const;
