import * as z from "zod/mini";
import { fieldsFrom, type ItemId } from "../../../domain/content/editing/contentItem.ts";
import type { SharedDrafts } from "../../../domain/content/editing/sharedDraft.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { camelCased, rowsOf } from "../shared/rows.ts";

const text = z.nullable(z.string());
const SharedRow = z.object({
  kind: z.enum(["article", "tip"]),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  content: z.string(),
  category: z.string(),
  category_label: z.string(),
  featured_image: text,
  hero_image: text,
  difficulty: text,
  read_time: text,
  author: text,
  byline: text,
  author_names: z.array(z.string()),
  tags: z.string(),
  is_published: z.boolean(),
  published_at: text,
  updated_at: z.string(),
  expires_at: z.string(),
});

export const supabaseSharedDrafts = (client: Client): SharedDrafts => ({
  async read(secret) {
    const [row] = rowsOf(SharedRow, await client.rpc("read_draft_link", { secret }));
    if (!row) return undefined;
    const {
      kind,
      id,
      slug,
      categoryLabel,
      byline,
      authorNames,
      isPublished,
      publishedAt,
      updatedAt,
      expiresAt,
      ...stored
    } = camelCased(row);
    return {
      kind,
      id: id as ItemId,
      slug: slug as Slug,
      fields: fieldsFrom(kind, stored),
      categoryLabel,
      byline,
      authorNames,
      isPublished,
      publishedAt,
      updatedAt,
      expiresAt,
    };
  },
});
