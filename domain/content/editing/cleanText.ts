/**
 * Invisible characters that word processors leave: soft hyphens, zero-width spaces, marks of direction, control characters.
 */
const unseen = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?![\n])\p{Cc}/gu;

/**
 * A pasted text as plain text: line ends, spaces and bullets become plain ones, invisible characters go, and several blank
 * lines become one.
 */
export const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/^[ ]*[•·▪◦‣\uf0b7\u25cf\u2023][ ]*/gmu, "- ")
    .replace(unseen, "")
    .replace(/ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
