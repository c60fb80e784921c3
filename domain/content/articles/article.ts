import type { Slug } from "../../shared/slug.ts";

export type ArticleId = string & { readonly brand: "ArticleId" };

/** The categories that the list offers, in this order. Staff may use others. */
export const newsCategories = ["esport", "merch", "recrutement"] as const;

/** An article as cards show it. Only what is published ever becomes one. */
export type ArticleSummary = {
  readonly id: ArticleId;
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  /** One of `newsCategories`, or what staff wrote instead; perhaps nothing. */
  readonly category: string;
  /** Null when all that is known of the author is an e-mail, which nobody is shown. */
  readonly author: string | null;
  readonly likes: number;
  readonly comments: number;
  readonly featuredImage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When its words were last changed. ISO 8601. */
  readonly updatedAt: string;
};

export type Article = ArticleSummary & {
  /** HTML, as it was saved. It is parsed before it is shown. */
  readonly content: string;
};

/** The name that readers see of an article's author. An e-mail is for the staff. */
export const bylineOf = (author: string): string | null =>
  author.trim() === "" || author.includes("@") ? null : author;

/** The name that stays with an article when its author leaves. */
export const authorAfterLeaving = (author: string): string => (author.includes("@") ? "" : author);
