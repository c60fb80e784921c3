/** Apart from the other words of the search, which come later. */
export const buttonWords = { open: "Ouvrir la recherche", link: "Recherche" } as const;
