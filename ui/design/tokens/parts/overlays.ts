/** Dialogs and the menus of actions: what opens over the page. */
export const dialog = {
  /** On both sides together. */
  beside: "64px",
  height: "90vh",
} as const;

/** The name of a dialog's foot as an anchor of CSS. */
export const dialogFoot = "--dialog-foot";
