import { act, actShowing } from "../../lib/act.ts";
import type { RelatedArticle, ShownList } from "./shownArticle.ts";

// Effects without handlers: see ui/tips/effects.ts.

export type ArticleParams = { readonly slug: string };

export const listArticlesFx = actShowing<ShownList>()("listArticles");
export const readArticleFx = act("readArticle");
export const relatedArticlesFx = actShowing<readonly RelatedArticle[]>()("relatedArticles");
export const articlesAboutMatchFx = act("articlesAboutMatch");
export const listArticleCommentsFx = act("listArticleComments");
