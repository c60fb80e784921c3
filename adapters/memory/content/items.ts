import type { EditedItem, Fields, ItemId, ItemRef, ItemSummary, Kind } from "../../../domain/content/editing/item.ts";
import { shownAuthor } from "./articles.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ArticleRecord, TipRecord } from "../dataset.ts";

export type ItemRecord = ArticleRecord | TipRecord;

/** Some day for what was never published: a draft has no date of its own in the seed. */
const draftBegun = "2026-11-16T14:00:00Z";

export const begunAt = ({ createdAt, publishedAt }: ItemRecord): string => createdAt ?? publishedAt ?? draftBegun;

const tipIn = (kind: Kind, record: ItemRecord): TipRecord | undefined =>
  kind === "tip" ? (record as TipRecord) : undefined;

export const summaryFrom = ({ views }: MemoryBackend, kind: Kind, record: ItemRecord): ItemSummary => {
  const tip = tipIn(kind, record);
  return {
    kind,
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: record.category,
    featuredImage: record.featuredImage,
    isPublished: record.isPublished,
    createdAt: begunAt(record),
    views: tip ? tip.views + views.read().filter((view) => view.tip === tip.id).length : null,
  };
};

export const editedFrom = (kind: Kind, record: ItemRecord): EditedItem => {
  const tip = tipIn(kind, record);
  return {
    kind,
    id: record.id,
    slug: record.slug,
    fields: {
      title: record.title,
      category: record.category,
      excerpt: record.excerpt ?? "",
      content: record.content,
      featuredImage: record.featuredImage ?? "",
      difficulty: tip?.difficulty ?? "",
      readTime: tip?.readTime ?? "",
      heroImage: tip?.heroImage ?? "",
      author: tip?.author ?? "",
    },
    byline: tip ? null : shownAuthor(record.author),
    isPublished: record.isPublished,
    publishedAt: record.publishedAt,
    createdAt: begunAt(record),
    updatedAt: record.updatedAt ?? begunAt(record),
    revision: record.revision ?? 1,
  };
};

/** What stands in both tables. */
const columnsFrom = (fields: Fields) => ({
  title: fields.title,
  content: fields.content,
  excerpt: fields.excerpt || null,
  category: fields.category,
  featuredImage: fields.featuredImage || null,
});

const tipColumnsFrom = (fields: Fields) => ({
  ...columnsFrom(fields),
  difficulty: fields.difficulty || null,
  readTime: fields.readTime || null,
  heroImage: fields.heroImage || null,
  author: fields.author,
});

/** The slots of the two kinds as one. */
export const itemsOn = ({ articles, tips }: MemoryBackend) => ({
  all: (kind: Kind): readonly ItemRecord[] => (kind === "tip" ? tips.read() : articles.read()),
  find: ({ kind, id }: ItemRef): ItemRecord | undefined =>
    kind === "tip" ? tips.read().find((one) => one.id === id) : articles.read().find((one) => one.id === id),
  addArticle: (fields: Fields, more: Omit<ArticleRecord, keyof ReturnType<typeof columnsFrom>>) => {
    const record = { ...more, ...columnsFrom(fields) };
    articles.write([...articles.read(), record]);
    return record;
  },
  addTip: (fields: Fields, more: Omit<TipRecord, keyof ReturnType<typeof tipColumnsFrom>>) => {
    const record = { ...more, ...tipColumnsFrom(fields) };
    tips.write([...tips.read(), record]);
    return record;
  },
  change: (kind: Kind, id: ItemId, more: Partial<ItemRecord>, fields?: Fields) => {
    if (kind === "tip") {
      const changed = { ...more, ...(fields && tipColumnsFrom(fields)) } as Partial<TipRecord>;
      tips.write(tips.read().map((one) => (one.id === id ? { ...one, ...changed } : one)));
    } else {
      const changed = { ...more, ...(fields && columnsFrom(fields)) } as Partial<ArticleRecord>;
      articles.write(articles.read().map((one) => (one.id === id ? { ...one, ...changed } : one)));
    }
  },
  remove: ({ kind, id }: ItemRef) =>
    kind === "tip"
      ? tips.write(tips.read().filter((one) => one.id !== id))
      : articles.write(articles.read().filter((one) => one.id !== id)),
});
