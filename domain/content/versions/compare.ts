import { changedFields } from "../editing/fields.ts";
import type { Field, Fields } from "../editing/contentItem.ts";
import { alignment, type Pair } from "./alignment.ts";
import { textOf } from "./blockText.ts";
import type { Passage } from "./ports.ts";
import { type Run, wordRuns, wordsOf } from "./wordRuns.ts";

/** A passage of one of two texts, or of both. */
export type PassageChange =
  | { readonly is: "same"; readonly before: Passage; readonly after: Passage }
  | { readonly is: "removed"; readonly before: Passage }
  | { readonly is: "added"; readonly after: Passage }
  | {
      readonly is: "changed";
      readonly before: Passage;
      readonly after: Passage;
      /** `null` when the words are the same, as where a mark or an address changed, and when they are too many to be compared. */
      readonly runs: readonly Run[] | null;
      readonly hasSameWords: boolean;
    };

/** A field of the form that differs, without the body. */
export type FieldChange = {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
  /** Of title and excerpt, which are texts. */
  readonly runs: readonly Run[] | null;
};

/** Compared pairs of passages. Two texts of 1,000 other passages stay below it. */
const mostPairs = 1_000_000;
/** Compared pairs of passages between two that are the same: each asks how alike their words are. */
const mostLikely = 2_500;
/** The share of common words from which a passage is a changed one. */
const alike = 0.4;

/** Equal for passages that readers see alike. */
const keyOf = ({ content }: Passage): string => JSON.stringify(content);

/** The share of their words that two texts have in common, from 0 to 1. */
const likeness = (before: readonly string[], after: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of after) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common += 1;
    counts.set(word, left - 1);
  }
  return before.length + after.length === 0 ? 1 : (2 * common) / (before.length + after.length);
};

const changed = (before: Passage, after: Passage): PassageChange => {
  const [old, fresh] = [textOf(before.content), textOf(after.content)];
  const hasSameWords = old === fresh;
  return { is: "changed", before, after, hasSameWords, runs: hasSameWords ? null : wordRuns(old, fresh) };
};

/** Passages between two that are the same: those of one kind with many common words are changed, the others removed or added. */
const between = (removed: readonly Passage[], added: readonly Passage[]): readonly PassageChange[] => {
  const result: PassageChange[] = [];
  const isShort = removed.length * added.length <= mostLikely;
  const words = (passages: readonly Passage[]) =>
    isShort ? passages.map(({ content }) => wordsOf(textOf(content)).filter((word) => word.trim() !== "")) : [];
  const [old, fresh] = [words(removed), words(added)];
  const kindOf = ({ content }: Passage) => content[0]?.kind;
  let next = 0;
  removed.forEach((before, at) => {
    const found = isShort
      ? added.findIndex(
          (after, place) =>
            place >= next && kindOf(before) === kindOf(after) && likeness(old[at] ?? [], fresh[place] ?? []) >= alike,
        )
      : -1;
    const after = added[found];
    if (after === undefined) {
      result.push({ is: "removed", before });
      return;
    }
    result.push(
      ...added.slice(next, found).map((one) => ({ is: "added", after: one }) as const),
      changed(before, after),
    );
    next = found + 1;
  });
  return [...result, ...added.slice(next).map((after) => ({ is: "added", after }) as const)];
};

/** The pairs of passages that are the same in both texts. */
export const samePassages = (before: readonly Passage[], after: readonly Passage[]): readonly Pair[] =>
  alignment(before.map(keyOf), after.map(keyOf), mostPairs) ?? [];

/**
 * Two texts passage by passage, in the order of both. All but the added ones are the first text, all but the removed ones the
 * second.
 */
export const comparePassages = (before: readonly Passage[], after: readonly Passage[]): readonly PassageChange[] => {
  const result: PassageChange[] = [];
  let [one, other] = [0, 0];
  for (const [at, there] of [...samePassages(before, after), [before.length, after.length] as const]) {
    result.push(...between(before.slice(one, at), after.slice(other, there)));
    const [old, fresh] = [before[at], after[there]];
    if (old && fresh) result.push({ is: "same", before: old, after: fresh });
    [one, other] = [at + 1, there + 1];
  }
  return result;
};

const texts: ReadonlySet<Field> = new Set(["title", "excerpt"]);

/** The fields that differ, without the body. */
export const compareFields = (before: Fields, after: Fields): readonly FieldChange[] =>
  changedFields(before, after)
    .filter((field) => field !== "content")
    .map((field) => ({
      field,
      before: before[field],
      after: after[field],
      runs: texts.has(field) ? wordRuns(before[field], after[field]) : null,
    }));
