/** Dialogs and the menus of actions: what opens over the page. */
export const dialog = {
  wide: "1240px",
  middle: "680px",
  small: "540px",
  /** On both sides together. */
  beside: "64px",
  height: "90vh",
  /** Of a dialog whose content changes while it is open. */
  steady: "640px",
  head: "60px",
  headInset: "10px 12px 10px 24px",
  headInsetPhone: "6px 8px 6px 16px",
  bodyInset: "20px 24px 24px",
  bodyInsetPhone: "16px",
  footInset: "12px 24px",
  footInsetPhone: "10px 16px",
  titlePhone: "1.0625rem",
  toastRoom: "160px",
} as const;

/** The name of a dialog's foot as an anchor of CSS. */
export const dialogFoot = "--dialog-foot";

export const actions = { width: "208px", farthest: "320px", gap: 4, edge: 8, entry: "44px" } as const;
