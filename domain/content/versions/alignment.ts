/** The places of equal entries in two lists. */
export type Pair = readonly [before: number, after: number];

/**
 * The pairs of a longest common subsequence of two lists, in order. `null` when the parts between their common ends are so long
 * that more than `most` pairs would have to be compared.
 */
export const alignment = (
  before: readonly string[],
  after: readonly string[],
  most: number,
): readonly Pair[] | null => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;

  const middle = longestCommon(before.slice(start, before.length - end), after.slice(start, after.length - end), most);
  return (
    middle && [
      ...Array.from({ length: start }, (_, at): Pair => [at, at]),
      ...middle.map(([one, other]): Pair => [one + start, other + start]),
      ...Array.from({ length: end }, (_, at): Pair => [before.length - end + at, after.length - end + at]),
    ]
  );
};

const longestCommon = (before: readonly string[], after: readonly string[], most: number): readonly Pair[] | null => {
  const width = after.length + 1;
  if (before.length * after.length > most) return null;
  /** The length of the longest common subsequence of what follows each pair of places. */
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  const pairs: Pair[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) {
      pairs.push([one, other]);
      one += 1;
      other += 1;
    } else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
};
