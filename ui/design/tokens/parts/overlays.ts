/** Sizes of dialogs and menus. */
export const dialog = {
  /** Both sides together. */
  beside: "64px",
  height: "90vh",
} as const;

/** The CSS anchor name of a dialog's footer. */
export const dialogFoot = "--dialog-foot";
