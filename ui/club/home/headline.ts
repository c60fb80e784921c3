/** How wide a capital of the headline is, in em: the widest of its kind in Archivo, wide and black. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  [" \u00a0\u202f", 0.34],
  ["I.,:;!'’-", 0.38],
  ["EFJLPSTZ0123456789?", 0.85],
  ["ABCDR", 0.92],
  ["GHKNOQUVXY", 0.98],
  ["MW", 1.2],
];
/** What isn't among them: a sign, a picture, a letter of another script. */
const unknown = 1.4;

const widthOf = (letter: string): number => {
  const plain = letter.normalize("NFD").charAt(0);
  return widths.find(([letters]) => letters.includes(plain))?.[1] ?? unknown;
};

/** How wide a line of the headline is in capitals, in em: never less than it is. */
export const headlineWidth = (line: string): number =>
  [...line.toLocaleUpperCase("fr")].reduce((sum, letter) => sum + widthOf(letter), 0);
