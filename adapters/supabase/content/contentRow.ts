import * as z from "zod/mini";
import type { Slug } from "../../../domain/shared/slug.ts";
import { camelCased } from "../shared/rows.ts";

/** The columns that visitors get of articles and tips. */
export const ContentRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.nullable(z.string()),
  category: z.string(),
  category_label: z.string(),
  like_count: z.number(),
  comment_count: z.number(),
  featured_image: z.nullable(z.string()),
  published_at: z.string(),
  updated_at: z.string(),
});

/** What search engines read of an article or a tip. */
export const SearchRow = z.object({ search_title: z.nullable(z.string()), search_description: z.nullable(z.string()) });

export const contentOf = <Id extends string, Row extends z.infer<typeof ContentRow>>({
  id,
  slug,
  like_count: likes,
  comment_count: comments,
  ...row
}: Row) => ({ ...camelCased(row), id: id as string as Id, slug: slug as string as Slug, likes, comments });
