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
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";
import {
  type PageChanges,
  lagOfOneSecond,
  commented,
  counted,
  countedOnItem,
  invalidatesKind,
} from "../server/cache/changes.ts";
import type { AccountsPorts } from "./accounts.bind.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "./device.bind.ts";
import { commentsQuery, id, page, slug, text } from "../readParameters.ts";
import { articleSorts } from "../../domain/content/articles/ports.ts";

/** The ports of the feature, by name. */
export type ArticlesPorts = {
  readonly articles: Articles;
  readonly articleLikes: Likes<ArticleId>;
  readonly articleShares: Shares<ArticleId>;
  readonly articleComments: Comments<ArticleId>;
};

const { provide } = bindingsOn<ArticlesPorts & AccountsPorts & CategoriesPorts & DevicePorts>();

export const useCases = {
  listArticles: provide(listArticles, { articles: "articles", categories: "categories" }),
  readArticle: provide(readArticle, { articles: "articles", readHtml: "readHtml" }),
  articlesAboutMatch: provide(articlesAboutMatch, { articles: "articles" }),
  relatedArticles: provide(relatedArticles, { articles: "articles" }),
  likeArticle: provide(like<ArticleId>, { session: "session", likes: "articleLikes" }),
  likesOfArticle: provide(likesOf<ArticleId>, { session: "session", likes: "articleLikes" }),
  countArticleShare: provide(countShare<ArticleId>, { shares: "articleShares", visitor: "visitor" }),
  listArticleComments: provide(listComments<ArticleId>, { comments: "articleComments" }),
  commentArticle: provide(addComment<ArticleId>, { session: "session", comments: "articleComments" }),
} satisfies Bindings;

/** Schemas of the parameters that visitors may send to reads (decision 0089). */
export const parameters = () => ({
  listArticles: z.strictObject({ category: text().optional(), sort: z.enum(articleSorts), page: page() }),
  readArticle: z.strictObject({ slug: slug() }),
  articlesAboutMatch: z.strictObject({ slug: slug() }),
  relatedArticles: z.strictObject({ id: id<ArticleId>(), category: text() }),
  listArticleComments: commentsQuery<ArticleId>(),
});

export const supabase = ({ client, project }: Supabase): ArticlesPorts => ({
  articles: supabaseArticles(client),
  articleLikes: supabaseLikes(client, { table: "article_likes", column: "article_id" }),
  articleShares: supabaseShares(project, "article"),
  articleComments: supabaseComments(client, { table: "article_comments", column: "article_id" }),
});

export const memory = ({ backend }: Memory): ArticlesPorts => ({
  articles: memoryArticles(backend),
  articleLikes: memoryLikes(backend, backend.articleReactions),
  articleShares: memoryShares(backend, "article", backend.articleReactions),
  articleComments: memoryComments(backend, backend.articleReactions),
});

export const changes = (): PageChanges => ({
  articles: invalidatesKind("articles"),
  article_likes: counted("articles", "article_id", lagOfOneSecond),
  article_comments: commented("articles", "article_id"),
  "rpc/count_article_share": countedOnItem("articles", "article", lagOfOneSecond),
});
