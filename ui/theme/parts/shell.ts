/** The bar, the menus, the drawer and the foot. */
export const bar = {
  mark: "40px",
  wordmark: "1.3125rem",
  wordmarkSmall: "1.25rem",
  /** Ten wide letters beside the way in and the menu, also on the narrowest phone. */
  wordmarkTiny: "5vw",
  wordmarkGap: "2px",
  item: "13px",
  itemGap: "6px",
  chevron: "12px",
  current: "4px",
  currentDrop: "-1px",
  burger: "48px",
  burgerPull: "-10px",
  login: "26px",
  loginTiny: "22px",
} as const;

export const menu = { width: "200px", accountWidth: "264px", entry: "48px" } as const;

export const account = { height: "48px", inset: "8px", gap: "10px", width: "192px" } as const;

export const drawer = {
  width: "400px",
  top: "60px",
  entry: "46px",
  heading: "2px",
  current: "20px",
  markLeft: "3px",
  markInset: "11px",
  markWidth: "7px",
} as const;

export const foot = { tagline: "18.3em", field: "52px", pull: "-18px" } as const;

export const lost = {
  above: "clamp(48px, 7vw, 104px)",
  figure: "clamp(8rem, 34vw, 32rem)",
  digit: ".77em",
  emblem: ".56em",
  emblemGap: ".06em",
  pull: "-.04em",
  text: "26.4em",
  beforeText: "clamp(28px, 4vw, 56px)",
} as const;

export const skip = { hidden: "-80px" } as const;
