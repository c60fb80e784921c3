import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { actsOn } from "../reactions/effects.ts";

export const articleActs = actsOn<ArticleId>()({
  likeFx: "likeArticle",
  likesOfFx: "likesOfArticle",
  listCommentsFx: "listArticleComments",
  commentFx: "commentArticle",
  countShareFx: "countArticleShare",
});
