import { alignment } from "./alignment.ts";

/** A part of two texts: words of both, or of one alone. */
export type Run = { readonly is: "same" | "removed" | "added"; readonly text: string };

/** Compared pairs of words, spaces and signs. Two texts of 300 other words stay below it. */
const mostPairs = 400_000;

/** Words, spaces and signs, each on its own. Joined, they are the text. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/\s+|[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]|\p{M}+/gu) ?? [];

/**
 * Two texts word by word: what is the same or removed is the first, what is the same or added the second. `null` when they are too
 * long to be compared.
 */
export const wordRuns = (before: string, after: string): readonly Run[] | null => {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const pairs = alignment(old, fresh, mostPairs);
  if (!pairs) return null;
  const runs: Run[] = [];
  let [one, other] = [0, 0];
  const add = (is: Run["is"], text: string) => {
    const last = runs.at(-1);
    if (text === "") return;
    if (last?.is === is) runs[runs.length - 1] = { is, text: last.text + text };
    else runs.push({ is, text });
  };
  for (const [at, there] of [...pairs, [old.length, fresh.length] as const]) {
    add("removed", old.slice(one, at).join(""));
    add("added", fresh.slice(other, there).join(""));
    add("same", old[at] ?? "");
    [one, other] = [at + 1, there + 1];
  }
  return joined(runs);
};

/** Spaces alone between two changes belong to both: "a b" that becomes "c d" is one change. */
const joined = (runs: readonly Run[]): readonly Run[] => {
  const result: Run[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed !== "") result.push({ is: "removed", text: removed });
    if (added !== "") result.push({ is: "added", text: added });
    [removed, added] = ["", ""];
  };
  runs.forEach(({ is, text }, at) => {
    const isBetween = is === "same" && text.trim() === "" && at > 0 && at < runs.length - 1;
    if (is === "removed" || isBetween) removed += text;
    if (is === "added" || isBetween) added += text;
    if (is === "same" && !isBetween) {
      flush();
      result.push({ is, text });
    }
  });
  flush();
  return result;
};
