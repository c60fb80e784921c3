import { mostAdded, type MovedItem } from "./ports.ts";

/** Characters of the texts of a batch, so that a request stays below a backend's limit. One item may have more. */
const longestBatch = 150_000;

/** The next items that are added together: at least one. */
export const batchFrom = (items: readonly MovedItem[], from: number): readonly MovedItem[] => {
  let length = 0;
  const end = items.findIndex((item, at) => {
    if (at < from) return false;
    length += item.fields.content.length;
    return at >= from + mostAdded || (at > from && length > longestBatch);
  });
  return items.slice(from, end < 0 ? items.length : end);
};
