import type { EditedItem, ItemSummary } from "../../../../domain/content/editing/item.ts";
import type { ContentList } from "../../../../domain/content/editing/listContent.ts";

const summaryOf = (before: ItemSummary, { fields, slug, isPublished }: EditedItem): ItemSummary => ({
  ...before,
  slug,
  title: fields.title,
  excerpt: fields.excerpt || null,
  category: fields.category,
  featuredImage: fields.featuredImage || null,
  isPublished,
});

/** With what is known of one of them by now. */
export const withKnown = (list: ContentList, item: EditedItem): ContentList => ({
  ...list,
  items: list.items.map((one) => (one.id === item.id && one.kind === item.kind ? summaryOf(one, item) : one)),
});

/** Whether the same stand there in the same order. */
export const saysTheSame = (shown: ContentList, fresh: ContentList): boolean =>
  shown.items.length === fresh.items.length && shown.items.every(({ id }, at) => fresh.items[at]?.id === id);

/** What is on the screen with what is known by now: each says what is new in it, and none changes its place. */
export const inPlace = (shown: ContentList, fresh: ContentList): ContentList =>
  saysTheSame(shown, fresh)
    ? fresh
    : { ...shown, items: shown.items.map((one) => fresh.items.find(({ id }) => id === one.id) ?? one) };
