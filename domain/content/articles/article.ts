import type { Slug } from "../../shared/slug.ts";
import type { ArticleAuthor } from "../authors.ts";
import type { Tag } from "../tags.ts";

export type ArticleId = string & { readonly brand: "ArticleId" };

/** A published article as cards show it. */
export type ArticleSummary = {
  readonly id: ArticleId;
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  /** The slug of one of the club's categories, or another value; may be empty. */
  readonly category: string;
  /** The category as it is shown. */
  readonly categoryLabel: string;
  /** All authors in one line. Null for an author without a name: an e-mail is for the staff. */
  readonly author: string | null;
  readonly likes: number;
  readonly comments: number;
  readonly featuredImage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When its fields were last changed. ISO 8601. */
  readonly updatedAt: string;
};

/** A published article as a list of titles names it. */
export type ArticleTitle = Pick<ArticleSummary, "slug" | "title" | "publishedAt">;

/** A published article in a row with its cover. */
export type ArticleLead = ArticleTitle & Pick<ArticleSummary, "category" | "excerpt" | "featuredImage">;

/** The match that an article is about, without its score. */
export type MatchOfArticle = {
  readonly slug: Slug;
  readonly opponent: string;
  /** The address of a picture; null: the site draws a crest. */
  readonly opponentLogo: string | null;
  readonly competition: string;
  /** ISO 8601. */
  readonly start: string;
  /** What the staff says of it. */
  readonly status: "scheduled" | "live" | "finished" | "cancelled" | "postponed";
};

export type Article = ArticleSummary & {
  /** The authors whom the staff has named, in their order; empty when the member who created it is the author. */
  readonly authors: readonly ArticleAuthor[];
  readonly tags: readonly Tag[];
  /** What search engines and shared links show instead of the title; null for the title. */
  readonly searchTitle: string | null;
  /** Instead of the excerpt. */
  readonly searchDescription: string | null;
  readonly shares: number;
  /** HTML, as it was saved. It is parsed before it is shown. */
  readonly content: string;
  /** Null without one, and while it isn't published. */
  readonly match: MatchOfArticle | null;
};

/** The name that readers see of an article's author. An e-mail is for the staff. */
export const bylineOf = (author: string): string | null =>
  author.trim() === "" || author.includes("@") ? null : author;
