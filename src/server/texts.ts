import type { ShareKind } from "../../ui/lib/page/shareImage.ts";
import { isSlug } from "../../domain/shared/slug.ts";
import type { FindPort } from "../container.ts";
import { ArticlesToken } from "../features/articles.bind.ts";
import { TipsToken } from "../features/tips.bind.ts";

/** An article or a tip, as far as feeds, maps and share cards tell of it. */
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

/** Published texts of one kind. */
export type Texts = {
  /** Newest first, after `from` others, `count` at most. */
  newest(from: number, count: number, category?: string): Promise<readonly Text[]>;
  /** `undefined` when there is none, or when the text can't be a slug. */
  bySlug(slug: string): Promise<Text | undefined>;
};

/** The club's published texts, by where they stand on the site: `/news`, `/tips`. */
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

/** All of them, asked for in parts, up to `most`. */
export const allOf = async (texts: Texts, most: number, atOnce = 500): Promise<readonly Text[]> => {
  const found: Text[] = [];
  while (found.length < most) {
    const more = await texts.newest(found.length, Math.min(atOnce, most - found.length));
    found.push(...more);
    if (more.length < atOnce) break;
  }
  return found;
};
