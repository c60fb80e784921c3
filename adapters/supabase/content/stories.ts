import * as z from "zod/mini";
import type { Slug } from "../../../domain/shared/slug.ts";
import { broken } from "../shared/errors.ts";

const text = z.nullable(z.string());

/** What tips and articles have in common, as the backend keeps it. */
export const StoryRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  category: z.string(),
  like_count: z.number(),
  comment_count: z.number(),
  featured_image: text,
  published_at: z.string(),
  updated_at: z.string(),
});

/** The same in the domain's names. */
export const storyOf = <Id extends string>(row: z.infer<typeof StoryRow>) => ({
  id: row.id as Id,
  slug: row.slug as Slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  likes: row.like_count,
  comments: row.comment_count,
  featuredImage: row.featured_image,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
});

/** The names of a row's columns, as a request lists them. */
export const columnsOf = (row: { readonly shape: object }): string => Object.keys(row.shape).join(", ");

type Answer = { readonly data: unknown; readonly error: Parameters<typeof broken>[0] | null };

/** The rows of an answer, parsed. Throws what failed, and what is none of ours. */
export const rowsOf = <Row>(row: z.ZodMiniType<Row>, { data, error }: Answer): readonly Row[] => {
  if (error) throw broken(error);
  return z.parse(z.array(row), data);
};
