import type { ShareKind } from "../../ui/lib/page/shareImage.ts";
import { isSlug } from "../../domain/shared/slug.ts";
import type { FindPort } from "../container.ts";
import { ArticlesToken } from "../features/articles.bind.ts";
import { TipsToken } from "../features/tips.bind.ts";

/** The fields of an article or a tip that feeds, the sitemap and share cards need. */
export type Text = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly author: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
};

/** The published content items of one kind. */
export type Texts = {
  /** Newest first, after `from` others, `count` at most. */
  newest(from: number, count: number, category?: string): Promise<readonly Text[]>;
  /** `undefined` when there is none, or when the slug is invalid. */
  bySlug(slug: string): Promise<Text | undefined>;
};

/** The published content items by their section of the site: `/news`, `/tips`. */
export const textsFrom = (find: FindPort): Readonly<Record<ShareKind, Texts>> => ({
  tips: {
    newest: async (from, count, category) => (await find(TipsToken)).slice({ from, count, category, sort: "recent" }),
    bySlug: async (slug) => (isSlug(slug) ? (await find(TipsToken)).bySlug(slug) : undefined),
  },
  news: {
    newest: async (from, count, category) => (await find(ArticlesToken)).slice({ from, count, category, sort: "date" }),
    bySlug: async (slug) => (isSlug(slug) ? (await find(ArticlesToken)).bySlug(slug) : undefined),
  },
});

/** All items up to `most`, requested in batches of `atOnce`. */
export const allOf = async (texts: Texts, most: number, atOnce = 500): Promise<readonly Text[]> => {
  const found: Text[] = [];
  while (found.length < most) {
    const more = await texts.newest(found.length, Math.min(atOnce, most - found.length));
    found.push(...more);
    if (more.length < atOnce) break;
  }
  return found;
};
