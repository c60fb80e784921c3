import type { Slug } from "../../shared/slug.ts";

export type ArticleId = string & { readonly brand: "ArticleId" };

/** The categories that the list offers, in this order. The staff may use others. */
export const newsCategories = ["esport", "merch", "recrutement"] as const;

/** A published article as cards show it. */
export type ArticleSummary = {
  readonly id: ArticleId;
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  /** One of `newsCategories`, or another that the staff typed; may be empty. */
  readonly category: string;
  /** Null for an author without a name: an e-mail is for the staff. */
  readonly author: string | null;
  readonly likes: number;
  readonly comments: number;
  readonly featuredImage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When its fields were last changed. ISO 8601. */
  readonly updatedAt: string;
};

export type Article = ArticleSummary & {
  readonly shares: number;
  /** HTML, as it was saved. It is parsed before it is shown. */
  readonly content: string;
};

/** The name that readers see of an article's author. An e-mail is for the staff. */
export const bylineOf = (author: string): string | null =>
  author.trim() === "" || author.includes("@") ? null : author;

/** The name that stays with an article when its author leaves. */
export const authorAfterLeaving = (author: string): string => (author.includes("@") ? "" : author);
