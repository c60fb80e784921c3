import { createEffect } from "effector";
import type { ArticleId, ArticleTitle } from "../../../domain/content/articles/article.ts";
import type { ArticleQuery } from "../../../domain/content/articles/listArticles.ts";
import type { ReadableArticle } from "../../../domain/content/articles/readArticle.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import type { Acts } from "../reactions/effects.ts";
import type { RelatedArticle, ShownList } from "./shownArticle.ts";

// Effects without handlers: see ui/tips/effects.ts.

export type ArticleParams = { readonly slug: string };

export const listArticlesFx = createEffect<ArticleQuery, ShownList, Unexpected>();
export const readArticleFx = createEffect<
  ArticleParams,
  ReadableArticle,
  { readonly kind: "not-found" } | Unexpected
>();
export const relatedArticlesFx = createEffect<
  Pick<ReadableArticle, "id" | "category">,
  readonly RelatedArticle[],
  Unexpected
>();
export const articlesAboutMatchFx = createEffect<ArticleParams, readonly ArticleTitle[], Unexpected>();
export const listArticleCommentsFx: Acts<ArticleId>["listCommentsFx"] = createEffect();
