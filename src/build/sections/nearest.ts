/** The edit distance of two words. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
};

/** The name that a mistyped one most likely means; undefined when none is near. */
export const nearestOf = (name: string, names: readonly string[]): string | undefined => {
  const typed = name.toLowerCase();
  const ranked = names
    .map((other) => ({ other, away: distance(typed, other.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  const [first] = ranked;
  return first && first.away <= Math.ceil(first.other.length / 3) ? first.other : undefined;
};
