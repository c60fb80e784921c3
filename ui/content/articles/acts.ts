import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { actsOn } from "../reactions/effects.ts";
import { listArticleCommentsFx } from "./effects.ts";

export const articleActs = {
  listCommentsFx: listArticleCommentsFx,
  ...actsOn<ArticleId>()({
    likeFx: "likeArticle",
    likesOfFx: "likesOfArticle",
    commentFx: "commentArticle",
    countShareFx: "countArticleShare",
  }),
};
