import { articleActs, listArticlesFx, readArticleFx, relatedArticlesFx } from "../../ui/content/articles/effects.ts";
import { feature } from "../feature.ts";

export const articles = feature({
  name: "articles",
  bind: () => import("./articles.bind.ts"),
  handle: {
    listArticles: listArticlesFx,
    readArticle: readArticleFx,
    relatedArticles: relatedArticlesFx,
    likeArticle: articleActs.likeFx,
    likesOfArticle: articleActs.likesOfFx,
    listArticleComments: articleActs.listCommentsFx,
    commentArticle: articleActs.commentFx,
  },
});
