/** The list of tips: cards, and what stands beside them. */
export const tipsPage = {
  columns: "minmax(0, 1fr) 296px",
  gap: "56px",
} as const;
