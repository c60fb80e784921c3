import * as z from "zod/mini";
import {
  type EditedItem,
  type Fields,
  fieldsFrom,
  type ItemId,
  type ItemSummary,
  type ContentKind,
} from "../../../domain/content/editing/contentItem.ts";
import type { FormerAddress } from "../../../domain/content/editing/formerPath.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { camelCased } from "../shared/rows.ts";

const text = z.nullable(z.string());

const ListedRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  category: z.string(),
  category_label: z.string(),
  featured_image: text,
  is_published: z.boolean(),
  publish_at: text,
  unpublish_at: text,
  is_featured: z.boolean(),
  is_pinned: z.boolean(),
  created_at: z.string(),
  /** Of tips alone. */
  views: z.optional(z.int()),
});
/** A row of either kind. */
export const FoundRow = z.extend(ListedRow, { views: z.nullable(z.int()) });
const EditedRow = z.object({
  id: z.string(),
  slug: z.string(),
  old_slugs: z.array(z.string()),
  is_published: z.boolean(),
  published_at: text,
  publish_at: text,
  unpublish_at: text,
  is_featured: z.boolean(),
  is_pinned: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.int(),
  title: z.string(),
  category: z.string(),
  category_label: z.string(),
  excerpt: text,
  content: z.string(),
  featured_image: text,
  search_title: text,
  search_description: text,
});
const OfArticles = z.object({
  byline: text,
  match: text,
  authors: z.string(),
  tags: z.string(),
  author_names: z.array(z.string()),
});
const OfTips = z.object({ difficulty: text, read_time: text, hero_image: text, author: z.string() });

/** The table of each kind, with the rows of the staff's list and of the edit form. */
export const places = {
  article: {
    table: "articles",
    listed: z.omit(ListedRow, { views: true }),
    edited: z.extend(EditedRow, OfArticles.shape),
  },
  tip: { table: "tips", listed: ListedRow, edited: z.extend(EditedRow, OfTips.shape) },
} as const;

type SummaryRow = Omit<z.infer<typeof ListedRow>, "views"> & { readonly views?: number | null | undefined };

export const summaryOf = (kind: ContentKind, { id, slug, views, ...row }: SummaryRow): ItemSummary => ({
  ...camelCased(row),
  kind,
  id: id as ItemId,
  slug: slug as Slug,
  views: views ?? null,
});

type AnyEditedRow = z.infer<typeof EditedRow> & Partial<z.infer<typeof OfArticles> & z.infer<typeof OfTips>>;

export const editedOf = (kind: ContentKind, row: AnyEditedRow): EditedItem => {
  const { isPublished, publishedAt, publishAt, unpublishAt, isFeatured, isPinned, ...others } = camelCased(row);
  const { createdAt, updatedAt, categoryLabel, oldSlugs, authorNames: _, ...stored } = others;
  return {
    kind,
    id: row.id as ItemId,
    slug: row.slug as Slug,
    oldSlugs: oldSlugs as readonly string[] as readonly FormerAddress[],
    fields: fieldsFrom(kind, stored),
    categoryLabel,
    byline: row.byline ?? null,
    authorNames: row.author_names ?? [],
    isPublished,
    publishedAt,
    publishAt,
    unpublishAt,
    isFeatured,
    isPinned,
    createdAt,
    updatedAt,
    revision: row.revision,
  };
};

/** The columns of both tables that an edit writes; an empty field is null where the table takes it. */
const commonColumns = ({
  title,
  content,
  excerpt,
  category,
  featuredImage,
  searchTitle,
  searchDescription,
}: Fields) => ({
  title,
  content,
  excerpt: excerpt || null,
  category,
  featured_image: featuredImage || null,
  search_title: searchTitle || null,
  search_description: searchDescription || null,
});

export const articleColumns = (fields: Fields) => ({
  ...commonColumns(fields),
  match: fields.match || null,
  authors: fields.authors,
  tags: fields.tags,
});

/** Without `hero_image`, which is written by an update alone. */
export const tipColumns = (fields: Fields) => ({
  ...commonColumns(fields),
  difficulty: fields.difficulty || null,
  read_time: fields.readTime || null,
  author: fields.author,
});
