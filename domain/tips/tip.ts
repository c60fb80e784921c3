import type { Slug } from "../shared/slug.ts";

export type TipId = string & { readonly brand: "TipId" };

/** The categories that the list offers, in this order. Staff may use others, which are shown as they are. */
export const tipCategories = ["Stratégie", "Aim Training", "Compétitif"] as const;

/** From the easiest to the hardest. */
export const difficulties = ["Débutant", "Intermédiaire", "Avancé", "Expert"] as const;

/** A tip as cards show it. Only what is published ever becomes one. */
export type TipSummary = {
  readonly id: TipId;
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly author: string;
  /** Free text such as "5 min". */
  readonly readTime: string | null;
  /** One of `difficulties`, or what staff wrote instead. */
  readonly difficulty: string | null;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  /** The members' average, from 1 to 5; null while nobody has rated. */
  readonly rating: number | null;
  /** The card's picture, when there is one. */
  readonly featuredImage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When its words were last changed. ISO 8601. */
  readonly updatedAt: string;
};

export type Tip = TipSummary & {
  readonly heroImage: string | null;
  /** Markdown-like, as its author wrote it. */
  readonly content: string;
};
