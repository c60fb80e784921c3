import { bylineOf } from "../../../domain/content/articles/article.ts";
import { authorNames, joinedNames, keptAuthors } from "../../../domain/content/authors.ts";
import { canReadItem } from "../../../domain/content/publication.ts";
import {
  type EditedItem,
  type Fields,
  fieldsFrom,
  type Highlights,
  type ItemId,
  type ItemRef,
  type ItemSummary,
  type ContentKind,
} from "../../../domain/content/editing/contentItem.ts";
import type { FormerAddress } from "../../../domain/content/editing/formerPath.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ArticleRecord, TipRecord } from "../dataset.ts";
import { begunAt, type ItemRecord } from "./itemRecord.ts";
import { pointsOn } from "./points.ts";

const tipIn = (kind: ContentKind, record: ItemRecord): TipRecord | undefined =>
  kind === "tip" ? (record as TipRecord) : undefined;

const highlightsOf = ({ isFeatured = false, isPinned = false }: ItemRecord): Highlights => ({ isFeatured, isPinned });

export const summaryFrom = ({ labelOf, views }: MemoryBackend, kind: ContentKind, record: ItemRecord): ItemSummary => {
  const tip = tipIn(kind, record);
  return {
    kind,
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: record.category,
    categoryLabel: labelOf(kind, record.category),
    featuredImage: record.featuredImage,
    isPublished: record.isPublished,
    publishAt: record.publishAt ?? null,
    unpublishAt: record.unpublishAt ?? null,
    ...highlightsOf(record),
    createdAt: begunAt(record),
    views: tip ? tip.views + views.read().filter((view) => view.tip === tip.id).length : null,
  };
};

type Signed = Pick<ArticleRecord, "author" | "authors">;

/** The names of those whom an article names. */
export const namedAuthors = ({ memberOf }: MemoryBackend, { authors = "" }: Partial<Signed>): readonly string[] =>
  authorNames(authors, (id) => memberOf(id)?.username ?? null);

/** The author as lists name them: those whom the article names, or else the member who created it. */
export const bylineFrom = (backend: MemoryBackend, article: Signed): string | null =>
  article.authors ? joinedNames(namedAuthors(backend, article)) : bylineOf(article.author);

export const editedFrom = (backend: MemoryBackend, kind: ContentKind, record: ItemRecord): EditedItem => {
  const tip = tipIn(kind, record);
  const article = tip ? undefined : (record as ArticleRecord);
  return {
    kind,
    id: record.id,
    slug: record.slug,
    oldSlugs: record.oldSlugs ?? [],
    fields: fieldsFrom(kind, record),
    categoryLabel: backend.labelOf(kind, record.category),
    byline: article ? bylineFrom(backend, article) : null,
    authorNames: article ? namedAuthors(backend, article) : [],
    isPublished: record.isPublished,
    publishedAt: record.publishedAt,
    publishAt: record.publishAt ?? null,
    unpublishAt: record.unpublishAt ?? null,
    ...highlightsOf(record),
    createdAt: begunAt(record),
    updatedAt: record.updatedAt ?? begunAt(record),
    revision: record.revision ?? 1,
  };
};

/** Articles and tips behind one set of functions. */
export const itemsOn = (backend: MemoryBackend) => {
  const { articles, matches, tips, now, audience, memberOf } = backend;
  const { pointed } = pointsOn(backend);
  /** The columns that both tables have. */
  const columnsFrom = (fields: Fields) => ({
    title: fields.title,
    content: fields.content,
    excerpt: fields.excerpt || null,
    category: fields.category,
    featuredImage: pointed(fields.featuredImage || null),
    searchTitle: fields.searchTitle || null,
    searchDescription: fields.searchDescription || null,
  });
  const tipColumnsFrom = (fields: Fields) => ({
    ...columnsFrom(fields),
    difficulty: fields.difficulty || null,
    readTime: fields.readTime || null,
    heroImage: pointed(fields.heroImage || null),
    author: fields.author,
  });
  /** A match that was deleted meanwhile is left out. */
  const articleColumnsFrom = (fields: Fields) => ({
    ...columnsFrom(fields),
    match: matches.read().find(({ slug }) => slug === fields.match)?.slug ?? null,
    authors: fields.authors,
    tags: fields.tags,
  });
  const all = (kind: ContentKind): readonly ItemRecord[] => (kind === "tip" ? tips.read() : articles.read());
  return {
    all,
    /** The items that the caller can read. */
    readable: (kind: ContentKind) => all(kind).filter((item) => canReadItem(kind, item, audience(), now())),
    /** Whether another item of the kind has the slug, or had it. */
    isTaken: (kind: ContentKind, slug: FormerAddress, but?: ItemId): boolean =>
      all(kind).some((one) => one.id !== but && (one.slug === slug || (one.oldSlugs ?? []).includes(slug))),
    find: ({ kind, id }: ItemRef): ItemRecord | undefined => all(kind).find((one) => one.id === id),
    addArticle: (fields: Fields, more: Omit<ArticleRecord, keyof ReturnType<typeof articleColumnsFrom>>) => {
      const record = { ...more, ...articleColumnsFrom(fields) };
      articles.update((others) => [...others, record]);
      return record;
    },
    addTip: (fields: Fields, more: Omit<TipRecord, keyof ReturnType<typeof tipColumnsFrom>>) => {
      const record = { ...more, ...tipColumnsFrom(fields) };
      tips.update((others) => [...others, record]);
      return record;
    },
    change: (kind: ContentKind, id: ItemId, more: Partial<ItemRecord>, fields?: Fields) => {
      if (kind === "tip") {
        const changed = { ...more, ...(fields && tipColumnsFrom(fields)) } as Partial<TipRecord>;
        tips.update((others) => others.map((one) => (one.id === id ? { ...one, ...changed } : one)));
      } else {
        const changed = { ...more, ...(fields && articleColumnsFrom(fields)) } as Partial<ArticleRecord>;
        articles.update((others) => others.map((one) => (one.id === id ? { ...one, ...changed } : one)));
      }
    },
    /** The fields without the members who can't be named. */
    storable: (fields: Fields, before: string): Fields => ({
      ...fields,
      authors: keptAuthors(fields.authors, before, (id) => memberOf(id)?.role !== undefined),
    }),
    hasFeature: (): boolean => [...articles.read(), ...tips.read()].some(({ isFeatured }) => isFeatured),
    /** No item leads home any longer. */
    endFeature: () => {
      articles.update((all) => all.map((one) => (one.isFeatured ? { ...one, isFeatured: false } : one)));
      tips.update((all) => all.map((one) => (one.isFeatured ? { ...one, isFeatured: false } : one)));
    },
    remove: ({ kind, id }: ItemRef) =>
      kind === "tip"
        ? tips.update((others) => others.filter((one) => one.id !== id))
        : articles.update((others) => others.filter((one) => one.id !== id)),
  };
};
