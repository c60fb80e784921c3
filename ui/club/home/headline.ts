/** The widths of capitals in em: per group the widest one in Archivo, wide and black. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  [" \u00a0\u202f", 0.34],
  ["I.,:;!'’-", 0.38],
  ["EFJLPSTZ0123456789?", 0.85],
  ["ABCDR", 0.92],
  ["GHKNOQUVXY", 0.98],
  ["MW", 1.2],
];
/** For all others: symbols, emojis, letters of other scripts. */
const unknown = 1.4;

const widthOf = (letter: string): number => {
  const plain = letter.normalize("NFD").charAt(0);
  return widths.find(([letters]) => letters.includes(plain))?.[1] ?? unknown;
};

/** The width of a line in capitals, in em: an upper bound. */
export const headlineWidth = (line: string): number =>
  [...line.toLocaleUpperCase("fr")].reduce((sum, letter) => sum + widthOf(letter), 0);
