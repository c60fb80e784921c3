// Fixed figures (docs/product.md, Reactions), in one place: replace one by a real figure, and it is real everywhere.

/** Beside "Partager" on each tip. */
export const sharesShown = 0;
