import type { ItemWithFiles } from "./importItems.ts";
import { mostAdded } from "./ports.ts";

/** Characters of the texts of a batch, so that a request stays below a backend's limit. One item may have more. */
const longestBatch = 150_000;
/** Pictures and files of a batch, which are stored one by one. One item may have more. */
const mostTaken = 10;

/** The next items that are added together: at least one. */
export const batchFrom = <Item extends ItemWithFiles>(items: readonly Item[], from: number): readonly Item[] => {
  let [length, taken] = [0, 0];
  const end = items.findIndex((item, at) => {
    if (at < from) return false;
    length += item.item.fields.content.length;
    taken += item.taken.length;
    return at >= from + mostAdded || (at > from && (length > longestBatch || taken > mostTaken));
  });
  return items.slice(from, end < 0 ? items.length : end);
};
