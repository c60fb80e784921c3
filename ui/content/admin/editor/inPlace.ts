import type { EditedItem, ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import type { ContentList } from "../../../../domain/content/editing/listContent.ts";

const summaryOf = (before: ItemSummary, item: EditedItem): ItemSummary => {
  const { fields, categoryLabel, slug, isPublished, publishAt, unpublishAt, isFeatured, isPinned } = item;
  return {
    ...before,
    slug,
    title: fields.title,
    excerpt: fields.excerpt || null,
    category: fields.category,
    categoryLabel,
    featuredImage: fields.featuredImage || null,
    isPublished,
    publishAt,
    unpublishAt,
    isFeatured,
    isPinned,
  };
};

/** The list with the latest state of one item. */
export const withKnown = (list: ContentList, item: EditedItem): ContentList => ({
  ...list,
  items: list.items.map((one) => (one.id === item.id && one.kind === item.kind ? summaryOf(one, item) : one)),
});
