import type { Category } from "../../../domain/content/categories/category.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";

/** Slugs and labels. The migration of the categories inserts the same. */
const shared = {
  technique: "Technique",
  analysis: "Analyse",
  gaming: "Gaming",
  technology: "Technologie",
  esports: "Esports",
  streaming: "Streaming",
  reviews: "Critiques",
};
const first = {
  article: {
    esport: "Esport",
    merch: "Merch",
    recrutement: "Recrutement",
    news: "Actualités",
    strategy: "Stratégie",
    ...shared,
  },
  tip: {
    Stratégie: "Stratégie",
    "Aim Training": "Aim Training",
    Compétitif: "Compétitif",
    news: "Actualités",
    ...shared,
  },
} satisfies Record<ContentKind, Readonly<Record<string, string>>>;

const listOf = (kind: ContentKind): readonly Category[] =>
  Object.entries(first[kind]).map(([slug, label]) => ({ kind, slug, label, revision: 1 }));

/** The categories that a new site has. */
export const categories: readonly Category[] = [...listOf("article"), ...listOf("tip")];
