/** Sizes of the navigation bar, the menus, the drawer and the footer. */
export const bar = {
  mark: "40px",
  item: "13px",
  chevron: "12px",
  burger: "48px",
} as const;

export const menu = { entry: "48px" } as const;
