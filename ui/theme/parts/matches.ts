/** The bar of the next match, and a team's matches in a list. */
export const matchBar = {
  columns: "auto auto minmax(0, 1fr) auto",
  columnsLaptop: "minmax(0, 1fr) max-content auto",
  columnsFew: "minmax(0, 1fr) auto",
  gap: "24px clamp(20px, 1.6vw, 28px)",
  height: "92px",
  heightSlim: "76px",
  insetPhone: "14px",
  line: 1.15,
  /** The live edge beside the date. */
  edge: "8px",
  edgeRoom: "28px",
  edgeInset: "2px",
  /** As high as the words beside it; not so high that it leans into them. */
  edgeHeight: "min(100% - 4px, 64px)",
  edgeShift: "translateX(4px)",
  date: "1.375rem",
  datePhone: "clamp(1.0625rem, 5.6vw, 1.375rem)",
  /** As wide as most dates: what stands beside it stays in its place in every zone. */
  dateRoom: "10.2em",
  /** As wide as its longer name: what stands before it breaks alike in every zone. */
  zoneRoom: "6.1em",
  bug: "52px",
  bugSlim: "44px",
  bugPhone: "48px",
  bugInset: "22px",
  bugInsetSmall: "20px",
  bugInsetClose: "16px",
  bugInsetPhone: "14px",
  bugInsetTiny: "12px",
  bugOverlap: "3px",
  bugName: "13em",
  platesPhone: "minmax(0, 1fr) auto minmax(0, 1fr)",
  /** The club's own name is short; the rest of the line is the other's. */
  namesPhone: "auto auto minmax(0, 1fr)",
  mark: "32px",
  markPhone: "26px",
  liveInset: "20px",
  nextGap: "2px 16px",
} as const;

export const fixtures = {
  columns: "96px 36px minmax(0, 1fr) 44px",
  columnsPhone: "92px 32px minmax(0, 1fr) 44px",
  columnsNarrow: "84px minmax(0, 1fr) 44px",
  height: "76px",
  inset: "8px",
  mark: "36px",
  markPhone: "32px",
  off: 0.6,
} as const;
