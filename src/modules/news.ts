import { ContainerModule } from "inversify";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import { listArticles } from "../../domain/content/articles/listArticles.ts";
import { readArticle } from "../../domain/content/articles/readArticle.ts";
import { relatedArticles } from "../../domain/content/articles/relatedArticles.ts";
import { addComment } from "../../domain/content/reactions/addComment.ts";
import { like } from "../../domain/content/reactions/like.ts";
import { likesOf } from "../../domain/content/reactions/likesOf.ts";
import { listComments } from "../../domain/content/reactions/listComments.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const newsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListArticlesToken, listArticles, { articles: p.ArticlesToken });
  provide(t.ReadArticleToken, readArticle, { articles: p.ArticlesToken, readHtml: p.ReadHtmlToken });
  provide(t.RelatedArticlesToken, relatedArticles, { articles: p.ArticlesToken });
  provide(t.LikeArticleToken, like<ArticleId>, { session: p.SessionToken, likes: p.ArticleLikesToken });
  provide(t.LikesOfArticleToken, likesOf<ArticleId>, { session: p.SessionToken, likes: p.ArticleLikesToken });
  provide(t.ListArticleCommentsToken, listComments<ArticleId>, { comments: p.ArticleCommentsToken });
  provide(t.CommentArticleToken, addComment<ArticleId>, { session: p.SessionToken, comments: p.ArticleCommentsToken });
});
