/** A title without capitals and accents, to search it. The database has the same rule. */
export const searchKey = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** Orders texts by their keys, character by character, as the database does. */
export const compareKeys = (one: string, other: string): number => {
  const [first, second] = [searchKey(one), searchKey(other)];
  return first < second ? -1 : Number(first > second);
};
