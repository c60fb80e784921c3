import type { Slug } from "../shared/slug.ts";

export type TipId = string & { readonly brand: "TipId" };

/** From the easiest to the hardest. */
export const difficulties = ["Débutant", "Intermédiaire", "Avancé", "Expert"] as const;

/** A published tip as cards show it. */
export type TipSummary = {
  readonly id: TipId;
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  /** The slug of one of the club's categories, or another value; may be empty. */
  readonly category: string;
  /** The category as it is shown. */
  readonly categoryLabel: string;
  readonly author: string;
  /** Free text such as "5 min". */
  readonly readTime: string | null;
  /** One of `difficulties`, or another that the staff typed. */
  readonly difficulty: string | null;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  /** The members' average, from 1 to 5; null without ratings. */
  readonly rating: number | null;
  /** The card's picture. */
  readonly featuredImage: string | null;
  /** The drawing of the first plan in its text, an input of `planOf`: its cover without a picture. Null without a plan. */
  readonly plan: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When its fields were last changed. ISO 8601. */
  readonly updatedAt: string;
};

export type Tip = TipSummary & {
  /** What search engines and shared links show instead of the title; null for the title. */
  readonly searchTitle: string | null;
  /** Instead of the excerpt. */
  readonly searchDescription: string | null;
  readonly heroImage: string | null;
  readonly shares: number;
  /** Markdown-like, as its author wrote it. */
  readonly content: string;
};
