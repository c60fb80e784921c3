import type { Slug } from "../../shared/slug.ts";
import type { ArticleAuthor } from "../authors.ts";
import type { FormerAddress } from "../editing/formerPath.ts";
import type { Tag } from "../tags.ts";
import type { Article, ArticleLead, ArticleSummary, ArticleTitle } from "./article.ts";

/** The first is the default. */
export const articleSorts = ["date", "category", "author"] as const;
export type ArticleSort = (typeof articleSorts)[number];

export type ArticleSlice = {
  /** All categories when absent. */
  readonly category?: string | undefined;
  /** Those with the tag alone. */
  readonly tag?: Slug | undefined;
  readonly sort: ArticleSort;
  /** The pinned ones before the others; by date alone. */
  readonly pinnedFirst?: boolean;
  /** How many to skip, and how many to give at most. */
  readonly from: number;
  readonly count: number;
};

export type ArticleTotals = {
  readonly total: number;
  /** Those in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly articles: number }[];
};

/** Published articles; drafts are hidden. */
export type Articles = {
  /**
   * By date: newest first. By category or author: alphabetical, newest first within each, those without an author last.
   * Equal ones have a fixed order, so that no page skips one.
   */
  slice(slice: ArticleSlice): Promise<readonly ArticleSummary[]>;
  /** The one with the slug, or else the one that had it, or stood at the path. */
  bySlug(slug: FormerAddress): Promise<Article | undefined>;
  /** The authors of these names, in their order, with the pages of the people whom the caller can read as visitors do. */
  authorsOf(names: readonly string[]): Promise<readonly ArticleAuthor[]>;
  totals(): Promise<ArticleTotals>;
  /** A tag as the newest article with it writes it, and how many have it. `undefined` when none has. */
  tagged(tag: Slug): Promise<(Tag & { readonly articles: number }) | undefined>;
  /** The one that leads home; `undefined` when none or a tip does. */
  featured(): Promise<ArticleSummary | undefined>;
  /** Those about a match, newest first, at most `most`. */
  aboutMatch(match: Slug, most: number): Promise<readonly ArticleLead[]>;
  /** Those about finished matches with a player in the line-up, by the name there, newest first, at most `most`. */
  aboutPlayer(player: string, most: number): Promise<readonly ArticleTitle[]>;
};
