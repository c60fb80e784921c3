/** Apart from the other words of the search, which come later. */
export const buttonWords = { open: "Rechercher" } as const;
