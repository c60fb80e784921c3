/** The list of tips: cards, and what stands beside them. */
export const tipsPage = {
  columns: "minmax(0, 1fr) 296px",
  gap: "56px",
  /** How far a list steps back while another one is on its way, and after how long. */
  waiting: 0.6,
  waitingAfter: "120ms",
} as const;
