/** The words of the view that are known before it is loaded. */
export const viewWords = {
  path: "evenements/disponibilites",
  tab: "Disponibilités",
} as const;
