/** A character with its accents, or an emoji of several joined ones. */
const character = /^\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/u;

/** The initials of a name, of two words at most: "Studio Cap" is "SC". */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => character.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join("")
    .toUpperCase();
