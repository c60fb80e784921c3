import type { ContentKind, ItemSummary } from "../../../domain/content/editing/contentItem.ts";
import type { ItemFilter, ItemLists, ItemSorting } from "../../../domain/content/editing/ports.ts";
import { compareKeys, searchKey } from "../../../domain/content/editing/search.ts";
import { hasWords, lexemesOf } from "../../../domain/search/findIn.ts";
import { readQuestion } from "../../../domain/search/words.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { bodyOf } from "../search/visibleEntries.ts";
import { begunAt, type ItemRecord } from "./itemRecord.ts";
import { itemsOn, summaryFrom } from "./items.ts";

const newestFirst = (one: ItemRecord, other: ItemRecord) =>
  begunAt(other).localeCompare(begunAt(one)) || (one.id < other.id ? -1 : 1);

export const memoryItemLists = (backend: MemoryBackend): ItemLists => {
  const { enter, isEmpty, labelOf, refuseOthers } = backend;
  const items = itemsOn(backend);
  const readable = (kind: ContentKind): readonly ItemRecord[] => (isEmpty() ? [] : items.readable(kind));
  const isNamed = ({ title }: ItemRecord, search: string) => searchKey(title).includes(searchKey(search.trim()));
  const wordsOf = (kind: ContentKind, item: ItemRecord) =>
    lexemesOf(`${item.title} ${bodyOf(kind, item, labelOf(kind, item.category))}`);
  const found = ({ kind, search, categories, isPublished }: ItemFilter) => {
    const question = readQuestion(search);
    return readable(kind).filter(
      (item) =>
        (isNamed(item, search) || (question.kind === "words" && hasWords(wordsOf(kind, item), question.words))) &&
        (categories === undefined || categories.includes(item.category)) &&
        (isPublished === undefined || item.isPublished === isPublished),
    );
  };
  const sortedBy = (items: readonly ItemSummary[], { by, way }: ItemSorting) => {
    const compare = {
      title: (one, other) => compareKeys(one.title, other.title),
      category: (one, other) => compareKeys(one.categoryLabel, other.categoryLabel),
      date: (one, other) => one.createdAt.localeCompare(other.createdAt),
      views: (one, other) => (one.views ?? 0) - (other.views ?? 0),
    } satisfies Record<typeof by, (one: ItemSummary, other: ItemSummary) => number>;
    // Equal ones stay newest first.
    return items.toSorted((one, other) => (way === "ascending" ? 1 : -1) * compare[by](one, other));
  };

  return {
    async slice({ from, count, sorting, ...filter }) {
      await enter("read drafts of articles");
      const newest = found(filter).toSorted(newestFirst);
      const summaryOf = (item: ItemRecord) => summaryFrom(backend, filter.kind, item);
      if (!sorting) {
        const isTitled = (item: ItemRecord) => Number(isNamed(item, filter.search));
        const best = newest.toSorted((one, other) => isTitled(other) - isTitled(one));
        return best.slice(from, from + count).map(summaryOf);
      }
      return sortedBy(newest.map(summaryOf), sorting).slice(from, from + count);
    },

    async count(filter) {
      if (!(await enter("read drafts of articles"))) return refuseOthers();
      const counted = (more: Pick<ItemFilter, "isPublished">) => ({
        article: found({ ...filter, ...more, kind: "article" }).length,
        tip: found({ ...filter, ...more, kind: "tip" }).length,
      });
      return done({ ...counted({}), drafts: counted({ isPublished: false }) });
    },
  };
};
