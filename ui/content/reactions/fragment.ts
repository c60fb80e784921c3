/** The part of an address that names a comment. The loader knows it too: `src/browser/loader.js`. */
export const fragmentOf = (comment: string): string => `commentaire-${comment}`;
