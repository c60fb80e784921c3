/** The words of the view that are known before it is loaded. */
export const viewWords = {
  tab: "Disponibilités",
} as const;
