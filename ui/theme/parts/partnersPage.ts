/** Logos that pass by. */
export const band = {
  mark: "56px",
  markPhone: "36px",
  inset: "26px 64px",
  insetPhone: "16px 28px",
  name: "1.5rem",
  /** How long one of them takes to pass. */
  each: "8s",
  /** So many at least follow the first round: together they are wider than a wide screen. */
  following: 12,
  stopCut: "34px",
  stopInset: "64px",
  stopHeight: "64px",
  stopFocus: "-8px",
} as const;

export const partner = {
  columns: "300px minmax(0, 1fr) auto",
  columnsLaptop: "220px minmax(0, 1fr)",
  gap: "12px",
  mark: "104px",
  height: "208px",
  heightPhone: "148px",
  cut: "68px",
  cutPhone: "48px",
  /** The logo stands in the middle of what the cut leaves. */
  pull: "40px",
  text: "31em",
} as const;
