import { memoryComments } from "../../adapters/memory/content/reactions/comments.ts";
import { memoryLikes } from "../../adapters/memory/content/reactions/likes.ts";
import { memoryShares } from "../../adapters/memory/content/reactions/shares.ts";
import { supabaseComments } from "../../adapters/supabase/content/reactions/comments.ts";
import { supabaseLikes } from "../../adapters/supabase/content/reactions/likes.ts";
import { supabaseShares } from "../../adapters/supabase/content/reactions/shares.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import { addComment } from "../../domain/content/reactions/addComment.ts";
import { countShare } from "../../domain/content/reactions/countShare.ts";
import { like, likesOf } from "../../domain/content/reactions/like.ts";
import { listComments } from "../../domain/content/reactions/listComments.ts";
import type { Comments, Likes, Shares } from "../../domain/content/reactions/ports.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";
import { type PageChanges, lagOfOneSecond, commented, counted, countedOnItem } from "../server/cache/changes.ts";
import { commentsQuery } from "../readParameters.ts";
import type { AccountsPorts } from "./accounts.bind.ts";
import type { DevicePorts } from "./device.bind.ts";

/** The ports of the feature, by name: the reactions to tips and to articles. */
export type ReactionsPorts = {
  readonly tipLikes: Likes<TipId>;
  readonly tipShares: Shares<TipId>;
  readonly tipComments: Comments<TipId>;
  readonly articleLikes: Likes<ArticleId>;
  readonly articleShares: Shares<ArticleId>;
  readonly articleComments: Comments<ArticleId>;
};

const { provide } = bindingsOn<ReactionsPorts & AccountsPorts & DevicePorts>();

export const useCases = {
  likeTip: provide(like<TipId>, { session: "session", likes: "tipLikes" }),
  likesOfTip: provide(likesOf<TipId>, { session: "session", likes: "tipLikes" }),
  countTipShare: provide(countShare<TipId>, { shares: "tipShares", visitor: "visitor" }),
  listTipComments: provide(listComments<TipId>, { comments: "tipComments" }),
  commentTip: provide(addComment<TipId>, { session: "session", comments: "tipComments" }),
  likeArticle: provide(like<ArticleId>, { session: "session", likes: "articleLikes" }),
  likesOfArticle: provide(likesOf<ArticleId>, { session: "session", likes: "articleLikes" }),
  countArticleShare: provide(countShare<ArticleId>, { shares: "articleShares", visitor: "visitor" }),
  listArticleComments: provide(listComments<ArticleId>, { comments: "articleComments" }),
  commentArticle: provide(addComment<ArticleId>, { session: "session", comments: "articleComments" }),
} satisfies Bindings;

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listTipComments: commentsQuery<TipId>(),
  listArticleComments: commentsQuery<ArticleId>(),
});

export const supabase = ({ client, project }: Supabase): ReactionsPorts => ({
  tipLikes: supabaseLikes(client, { table: "tip_likes", column: "tip_id" }),
  tipComments: supabaseComments(client, { table: "tip_comments", column: "tip_id" }),
  tipShares: supabaseShares(project, "tip"),
  articleLikes: supabaseLikes(client, { table: "article_likes", column: "article_id" }),
  articleShares: supabaseShares(project, "article"),
  articleComments: supabaseComments(client, { table: "article_comments", column: "article_id" }),
});

export const memory = ({ backend }: Memory): ReactionsPorts => ({
  tipLikes: memoryLikes(backend, backend.tipReactions),
  tipComments: memoryComments(backend, backend.tipReactions),
  tipShares: memoryShares(backend, "tip", backend.tipReactions),
  articleLikes: memoryLikes(backend, backend.articleReactions),
  articleShares: memoryShares(backend, "article", backend.articleReactions),
  articleComments: memoryComments(backend, backend.articleReactions),
});

export const changes = (): PageChanges => ({
  tip_likes: counted("tips", "tip_id", lagOfOneSecond),
  tip_comments: commented("tips", "tip_id"),
  "rpc/count_tip_share": countedOnItem("tips", "tip", lagOfOneSecond),
  article_likes: counted("articles", "article_id", lagOfOneSecond),
  article_comments: commented("articles", "article_id"),
  "rpc/count_article_share": countedOnItem("articles", "article", lagOfOneSecond),
});
