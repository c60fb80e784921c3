import * as z from "zod";
import { memoryArticles } from "../../adapters/memory/content/articles.ts";
import { memoryComments } from "../../adapters/memory/content/comments.ts";
import { memoryLikes } from "../../adapters/memory/content/likes.ts";
import { memoryShares } from "../../adapters/memory/content/shares.ts";
import { supabaseArticles } from "../../adapters/supabase/content/articles.ts";
import { supabaseComments } from "../../adapters/supabase/content/comments.ts";
import { supabaseLikes } from "../../adapters/supabase/content/likes.ts";
import { supabaseShares } from "../../adapters/supabase/content/shares.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import { articlesAboutMatch } from "../../domain/content/articles/aboutMatch.ts";
import { listArticles } from "../../domain/content/articles/listArticles.ts";
import type { Articles } from "../../domain/content/articles/ports.ts";
import { readArticle, relatedArticles } from "../../domain/content/articles/readArticle.ts";
import { addComment } from "../../domain/content/reactions/addComment.ts";
import { countShare } from "../../domain/content/reactions/countShare.ts";
import { like, likesOf } from "../../domain/content/reactions/like.ts";
import { listComments } from "../../domain/content/reactions/listComments.ts";
import type { Comments, Likes, Shares } from "../../domain/content/reactions/ports.ts";
import { type BindPort, type Memory, type Supabase, token, provide } from "../bindings.ts";
import { type PageChanges, breath, commented, counted, countedOnItem, written } from "../server/pages/pageChanges.ts";
import { SessionToken } from "./accounts.bind.ts";
import { CategoriesToken } from "./categories.bind.ts";
import { ReadHtmlToken, VisitorToken } from "./device.bind.ts";
import { commentsQuery, id, page, slug, text } from "../readParameters.ts";
import { articleSorts } from "../../domain/content/articles/ports.ts";

export const ArticlesToken = token<Articles>("Articles");
export const ArticleLikesToken = token<Likes<ArticleId>>("ArticleLikes");
export const ArticleSharesToken = token<Shares<ArticleId>>("ArticleShares");
export const ArticleCommentsToken = token<Comments<ArticleId>>("ArticleComments");

export const useCases = {
  listArticles: provide(listArticles, { articles: ArticlesToken, categories: CategoriesToken }),
  readArticle: provide(readArticle, { articles: ArticlesToken, readHtml: ReadHtmlToken }),
  articlesAboutMatch: provide(articlesAboutMatch, { articles: ArticlesToken }),
  relatedArticles: provide(relatedArticles, { articles: ArticlesToken }),
  likeArticle: provide(like<ArticleId>, { session: SessionToken, likes: ArticleLikesToken }),
  likesOfArticle: provide(likesOf<ArticleId>, { session: SessionToken, likes: ArticleLikesToken }),
  countArticleShare: provide(countShare<ArticleId>, { shares: ArticleSharesToken, visitor: VisitorToken }),
  listArticleComments: provide(listComments<ArticleId>, { comments: ArticleCommentsToken }),
  commentArticle: provide(addComment<ArticleId>, { session: SessionToken, comments: ArticleCommentsToken }),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listArticles: z.strictObject({ category: text().optional(), sort: z.enum(articleSorts), page: page() }),
  readArticle: z.strictObject({ slug: slug() }),
  articlesAboutMatch: z.strictObject({ slug: slug() }),
  relatedArticles: z.strictObject({ id: id<ArticleId>(), category: text() }),
  listArticleComments: commentsQuery<ArticleId>(),
});

export const supabase = (port: BindPort, { client, project }: Supabase): void => {
  port(ArticlesToken, supabaseArticles(client));
  port(ArticleLikesToken, supabaseLikes(client, { table: "article_likes", column: "article_id" }));
  port(ArticleSharesToken, supabaseShares(project, "article"));
  port(ArticleCommentsToken, supabaseComments(client, { table: "article_comments", column: "article_id" }));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(ArticlesToken, memoryArticles(backend));
  port(ArticleLikesToken, memoryLikes(backend, backend.articleReactions));
  port(ArticleSharesToken, memoryShares(backend, "article", backend.articleReactions));
  port(ArticleCommentsToken, memoryComments(backend, backend.articleReactions));
};

export const changes = (): PageChanges => ({
  articles: written("articles"),
  article_likes: counted("articles", "article_id", breath),
  article_comments: commented("articles", "article_id"),
  "rpc/count_article_share": countedOnItem("articles", "article", breath),
});
