import * as z from "zod/mini";
import type { EditedItem, Fields, ItemId, ItemSummary, Kind } from "../../../domain/content/editing/item.ts";
import type { Slug } from "../../../domain/shared/slug.ts";

const text = z.nullable(z.string());

const ListedRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  category: z.string(),
  featured_image: text,
  is_published: z.boolean(),
  created_at: z.string(),
  /** Of tips alone. */
  views: z.optional(z.int()),
});
const EditedRow = z.object({
  id: z.string(),
  slug: z.string(),
  is_published: z.boolean(),
  published_at: text,
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.int(),
  title: z.string(),
  category: z.string(),
  excerpt: text,
  content: z.string(),
  featured_image: text,
});
const OfArticles = z.object({ byline: text });
const OfTips = z.object({ difficulty: text, read_time: text, hero_image: text, author: z.string() });

/** Where each kind stands, and what is asked of it for a list and for an edit form. */
export const places = {
  article: {
    table: "articles",
    listed: z.omit(ListedRow, { views: true }),
    edited: z.extend(EditedRow, OfArticles.shape),
  },
  tip: { table: "tips", listed: ListedRow, edited: z.extend(EditedRow, OfTips.shape) },
} as const;

export const summaryOf = (kind: Kind, row: z.infer<typeof ListedRow>): ItemSummary => ({
  kind,
  id: row.id as ItemId,
  slug: row.slug as Slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  featuredImage: row.featured_image,
  isPublished: row.is_published,
  createdAt: row.created_at,
  views: row.views ?? null,
});

type AnyEditedRow = z.infer<typeof EditedRow> & Partial<z.infer<typeof OfArticles> & z.infer<typeof OfTips>>;

export const editedOf = (kind: Kind, row: AnyEditedRow): EditedItem => ({
  kind,
  id: row.id as ItemId,
  slug: row.slug as Slug,
  fields: {
    title: row.title,
    category: row.category,
    excerpt: row.excerpt ?? "",
    content: row.content,
    featuredImage: row.featured_image ?? "",
    difficulty: row.difficulty ?? "",
    readTime: row.read_time ?? "",
    heroImage: row.hero_image ?? "",
    author: row.author ?? "",
  },
  byline: row.byline ?? null,
  isPublished: row.is_published,
  publishedAt: row.published_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
});

/** The columns that an edit writes; an empty field is null where the table takes it. */
export const articleColumns = ({ title, content, excerpt, category, featuredImage }: Fields) => ({
  title,
  content,
  excerpt: excerpt || null,
  category,
  featured_image: featuredImage || null,
});

/** Without `hero_image`, which is written by an update alone. */
export const tipColumns = (fields: Fields) => ({
  ...articleColumns(fields),
  difficulty: fields.difficulty || null,
  read_time: fields.readTime || null,
  author: fields.author,
});
