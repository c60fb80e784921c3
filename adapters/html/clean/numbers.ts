const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

const romanNumber = (letters: string): number | undefined => {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

/** The place of letters in a, b … z, aa, bb …, as word processors count. */
const letterNumber = (letters: string): number | undefined =>
  new Set(letters).size === 1 ? (letters.length - 1) * 26 + letters.charCodeAt(0) - 96 : undefined;

/** The number that a list's sign says: "3.", "1.3", "c)", "iii.". `expected`: of an item in its place; "i" and "v" are letters too. */
export const numberIn = (sign: string, expected: number): number | undefined => {
  const digits = /(\d{1,9})\D*$/.exec(sign)?.[1];
  if (digits !== undefined) return Number(digits);
  const letters = /^\W*([a-z]{1,6})\W*$/i.exec(sign)?.[1]?.toLowerCase();
  if (letters === undefined) return undefined;
  const [one, other] = [romanNumber(letters), letterNumber(letters)];
  if (one === expected || other === expected) return expected;
  return letters.length > 1 || letters === "i" ? (one ?? other) : other;
};
