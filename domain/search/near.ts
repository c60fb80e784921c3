/** Whether a word may have a typing error: shorter ones are too near to others, and longer ones are none. */
export const mayHaveError = (word: string): boolean => word.length >= 4 && word.length <= 24;

/** Whether one change of a letter, or of two neighbours, at most turns a word into the other. */
export const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let left = 0;
  while (left < short.length - from && short.at(-1 - left) === long.at(-1 - left)) left++;
  const [ofShort, ofLong] = [short.slice(from, short.length - left), long.slice(from, long.length - left)];
  if (ofLong.length <= 1) return true;
  return ofLong.length === 2 && ofShort.length === 2 && ofShort[0] === ofLong[1] && ofShort[1] === ofLong[0];
};

const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/** All words that one typing error turns into this one. */
export const nearWords = (word: string): readonly string[] => {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of letters) {
      found.add(head + letter + tail);
      if (tail !== "") found.add(head + letter + tail.slice(1));
    }
  }
  found.delete(word);
  return [...found];
};
