import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ItemFilter, ItemLists } from "../../../domain/content/editing/ports.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { begunAt, type ItemRecord, itemsOn, summaryFrom } from "./items.ts";

const newestFirst = (one: ItemRecord, other: ItemRecord) =>
  begunAt(other).localeCompare(begunAt(one)) || (one.id < other.id ? -1 : 1);

export const memoryItemLists = (backend: MemoryBackend): ItemLists => {
  const { enter, isEmpty, refuseOthers } = backend;
  const items = itemsOn(backend);
  const readable = (kind: ContentKind): readonly ItemRecord[] => (isEmpty() ? [] : items.readable(kind));
  const found = ({ kind, search, categories }: ItemFilter) =>
    readable(kind).filter(
      (item) =>
        searchKey(item.title).includes(searchKey(search.trim())) &&
        (categories === undefined || categories.includes(item.category)),
    );

  return {
    async slice({ from, count, ...filter }) {
      await enter("read drafts of articles");
      const page = found(filter)
        .toSorted(newestFirst)
        .slice(from, from + count);
      return page.map((item) => summaryFrom(backend, filter.kind, item));
    },

    async count(filter) {
      if (!(await enter("read drafts of articles"))) return refuseOthers();
      return done({
        article: found({ ...filter, kind: "article" }).length,
        tip: found({ ...filter, kind: "tip" }).length,
      });
    },
  };
};
