import { isSlug } from "../../shared/slug.ts";
import type { ArticleLead } from "./article.ts";
import type { Articles } from "./ports.ts";

/** The most articles beside a match, and on the page of a player. */
export const mostAbout = 5;

export type ArticlesAboutMatch = (match: { readonly slug: string }) => Promise<readonly ArticleLead[]>;

/** The newest published articles about a match. None for an invalid slug, without a request to the backend. */
export const articlesAboutMatch =
  ({ articles }: { readonly articles: Pick<Articles, "aboutMatch"> }): ArticlesAboutMatch =>
  async ({ slug }) =>
    isSlug(slug) ? articles.aboutMatch(slug, mostAbout) : [];
