import type { ContentKind } from "../editing/contentItem.ts";
import { comparePassages, type PassageChange, samePassages } from "./compare.ts";
import type { Passage } from "./ports.ts";

type Source = { readonly text: string; readonly passages: readonly Passage[] };

/** What stands between two passages of a source. */
const gaps = { article: "\n", tip: "\n\n" } as const satisfies Record<ContentKind, string>;

/** The passage of the newer text that a change follows; `undefined` at its beginning. */
const precedingAfter = (changes: readonly PassageChange[], at: number): Passage | undefined => {
  return changes.slice(0, at).findLast((change) => change.is !== "removed")?.after;
};

/**
 * The current source with one change between two of its versions undone: the older passage stands in it again. `undefined` when the
 * current source no longer has the newer passage, or the one that a removed passage followed: later changes are never overwritten.
 */
export const takeBack = (
  kind: ContentKind,
  sources: { readonly before: Source; readonly after: Source; readonly current: Source },
  /** The place of the change among those of `comparePassages`. */
  at: number,
): string | undefined => {
  const { before, after, current } = sources;
  const changes = comparePassages(before.passages, after.passages);
  const change = changes[at];
  if (!change) return undefined;
  const places = new Map(samePassages(after.passages, current.passages));
  const inCurrent = (passage: Passage | undefined): Passage | undefined =>
    passage && current.passages[places.get(after.passages.indexOf(passage)) ?? -1];
  const sourceOf = ({ from, to }: Passage): string => before.text.slice(from, to);
  const withText = (from: number, to: number, text: string): string =>
    current.text.slice(0, from) + text + current.text.slice(to);

  if (change.is === "removed") {
    const neighbour = precedingAfter(changes, at);
    const found = inCurrent(neighbour);
    if (neighbour && !found) return undefined;
    const end = found?.to ?? 0;
    const [start, rest] = [end === 0 ? "" : gaps[kind], current.text.slice(end)];
    return withText(
      end,
      end,
      start + sourceOf(change.before) + (rest.startsWith("\n") || rest === "" ? "" : gaps[kind]),
    );
  }
  const found = inCurrent(change.after);
  if (!found) return undefined;
  return withText(found.from, found.to, change.is === "added" ? "" : sourceOf(change.before));
};
