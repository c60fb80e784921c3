// Fixed figures (docs/product.md, Reactions). Each is defined here only.

/** The count beside "Partager" on each tip. */
export const sharesShown = 0;
