import type { TipSummary } from "../tips/tip.ts";
import type { Tips } from "../tips/ports.ts";
import type { ArticleSummary } from "../content/articles/article.ts";
import type { Articles } from "../content/articles/ports.ts";

/** The published item that leads home. */
export type Featured =
  { readonly kind: "article"; readonly item: ArticleSummary } | { readonly kind: "tip"; readonly item: TipSummary };
export type ReadFeatured = () => Promise<Featured | null>;

/** The item that the staff has chosen to lead home; null for the newest one. */
export const readFeatured =
  ({ articles, tips }: { readonly articles: Articles; readonly tips: Tips }): ReadFeatured =>
  async () => {
    const [article, tip] = await Promise.all([articles.featured(), tips.featured()]);
    if (article) return { kind: "article", item: article };
    return tip ? { kind: "tip", item: tip } : null;
  };
