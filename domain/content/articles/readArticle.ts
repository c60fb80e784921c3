import { type Content, type ReadHtml, withoutBadAddresses } from "../body/content.ts";
import { done, type Result, refused } from "../../shared/result.ts";
import { isSlug } from "../../shared/slug.ts";
import type { Article } from "./article.ts";
import type { Articles } from "./ports.ts";

type Needs = { readonly articles: Articles; readonly readHtml: ReadHtml };

/** An article with its parsed content. */
export type ReadableArticle = Omit<Article, "content"> & { readonly content: Content };

export type ReadArticle = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableArticle, { readonly kind: "not-found" }>>;

/** The published article of a slug. Refuses invalid slugs without a request to the backend. */
export const readArticle =
  ({ articles, readHtml }: Needs): ReadArticle =>
  async ({ slug }) => {
    const article = isSlug(slug) ? await articles.bySlug(slug) : undefined;
    if (!article) return refused({ kind: "not-found" });
    return done({ ...article, content: withoutBadAddresses(await readHtml(article.content)) });
  };
