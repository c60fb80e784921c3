import { memoryCommentLikes, memoryComments } from "../../../adapters/memory/content/reactions/comments.ts";
import { memoryLikes } from "../../../adapters/memory/content/reactions/likes.ts";
import { memoryMentionable } from "../../../adapters/memory/content/reactions/mentionable.ts";
import { memoryOwnMeasures } from "../../../adapters/memory/content/measures.ts";
import { memoryReporting } from "../../../adapters/memory/content/reports.ts";
import { memoryShares } from "../../../adapters/memory/content/reactions/shares.ts";
import { supabaseCommentLikes, supabaseComments } from "../../../adapters/supabase/content/reactions/comments.ts";
import { supabaseLikes } from "../../../adapters/supabase/content/reactions/likes.ts";
import { supabaseMentionable } from "../../../adapters/supabase/content/reactions/mentionable.ts";
import { supabaseOwnMeasures } from "../../../adapters/supabase/content/measures.ts";
import { supabaseReporting } from "../../../adapters/supabase/content/reports.ts";
import { supabaseShares } from "../../../adapters/supabase/content/reactions/shares.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { addComment } from "../../../domain/content/reactions/addComment.ts";
import { countShare } from "../../../domain/content/reactions/countShare.ts";
import { like, likesOf } from "../../../domain/content/reactions/like.ts";
import { findThread, listComments, listReplies } from "../../../domain/content/reactions/listComments.ts";
import type { MentionableMembers } from "../../../domain/content/reactions/mentionable.ts";
import { editComment } from "../../../domain/content/reactions/ownComment.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import type { CommentLikes, Comments, Likes, Shares } from "../../../domain/content/reactions/ports.ts";
import { appealMeasure, type OwnMeasures } from "../../../domain/content/reports/measure.ts";
import { type Reporting, sendReport } from "../../../domain/content/reports/report.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { commentsQuery, read } from "../../readParameters.ts";
import { commented, counted, lagOfOneSecond, onItem, type PageChanges } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name: the reactions to tips and to articles. */
export type ReactionsPorts = {
  readonly mentionable: MentionableMembers;
  readonly tipLikes: Likes<TipId>;
  readonly tipShares: Shares<TipId>;
  readonly tipComments: Comments<TipId>;
  readonly tipCommentLikes: CommentLikes;
  readonly articleLikes: Likes<ArticleId>;
  readonly articleShares: Shares<ArticleId>;
  readonly articleComments: Comments<ArticleId>;
  readonly articleCommentLikes: CommentLikes;
  readonly reporting: Reporting;
  readonly ownMeasures: OwnMeasures;
};

const { provide, method } = bindingsOn<ReactionsPorts & AccountsPorts & DevicePorts>();

export const useCases = {
  findMentionable: method("mentionable", "begunBy"),
  likeTip: provide(like<TipId>, { session: "session", likes: "tipLikes" }),
  likesOfTip: provide(likesOf<TipId>, { session: "session", likes: "tipLikes" }),
  countTipShare: provide(countShare<TipId>, { shares: "tipShares", visitor: "visitor" }),
  listTipComments: provide(listComments<TipId>, { comments: "tipComments" }),
  commentTip: provide(addComment<TipId>, { session: "session", comments: "tipComments" }),
  listTipReplies: provide(listReplies<TipId>, { comments: "tipComments" }),
  findTipThread: provide(findThread<TipId>, { comments: "tipComments" }),
  likeTipComment: provide(like<CommentId>, { session: "session", likes: "tipCommentLikes" }),
  editTipComment: provide(editComment<TipId>, { comments: "tipComments" }),
  removeTipComment: method("tipComments", "remove"),
  likeArticle: provide(like<ArticleId>, { session: "session", likes: "articleLikes" }),
  likesOfArticle: provide(likesOf<ArticleId>, { session: "session", likes: "articleLikes" }),
  countArticleShare: provide(countShare<ArticleId>, { shares: "articleShares", visitor: "visitor" }),
  listArticleComments: provide(listComments<ArticleId>, { comments: "articleComments" }),
  commentArticle: provide(addComment<ArticleId>, { session: "session", comments: "articleComments" }),
  listArticleReplies: provide(listReplies<ArticleId>, { comments: "articleComments" }),
  findArticleThread: provide(findThread<ArticleId>, { comments: "articleComments" }),
  likeArticleComment: provide(like<CommentId>, { session: "session", likes: "articleCommentLikes" }),
  editArticleComment: provide(editComment<ArticleId>, { comments: "articleComments" }),
  removeArticleComment: method("articleComments", "remove"),
  sendReport: provide(sendReport, { reporting: "reporting" }),
  readMeasures: method("ownMeasures", "list"),
  appealMeasure: provide(appealMeasure, { ownMeasures: "ownMeasures" }),
} satisfies Bindings;

/** What a visitor may ask the reads with (decision 0089). */
export const reads = () => ({
  listTipComments: read(commentsQuery<TipId>(), "tips"),
  listArticleComments: read(commentsQuery<ArticleId>(), "articles"),
});

export const supabase = ({ client, project }: Supabase): ReactionsPorts => ({
  mentionable: supabaseMentionable(client),
  tipLikes: supabaseLikes(client, { table: "tip_likes", column: "tip_id" }),
  tipComments: supabaseComments(client, { table: "tip_comments", column: "tip_id" }),
  tipCommentLikes: supabaseCommentLikes(client, "tip"),
  tipShares: supabaseShares(project, "tip"),
  articleLikes: supabaseLikes(client, { table: "article_likes", column: "article_id" }),
  articleShares: supabaseShares(project, "article"),
  articleComments: supabaseComments(client, { table: "article_comments", column: "article_id" }),
  articleCommentLikes: supabaseCommentLikes(client, "article"),
  reporting: supabaseReporting(client),
  ownMeasures: supabaseOwnMeasures(client),
});

export const memory = ({ backend }: Memory): ReactionsPorts => ({
  mentionable: memoryMentionable(backend),
  tipLikes: memoryLikes(backend, backend.tipReactions),
  tipComments: memoryComments(backend, backend.tipReactions),
  tipCommentLikes: memoryCommentLikes(backend, backend.tipReactions),
  tipShares: memoryShares(backend, "tip", backend.tipReactions),
  articleLikes: memoryLikes(backend, backend.articleReactions),
  articleShares: memoryShares(backend, "article", backend.articleReactions),
  articleComments: memoryComments(backend, backend.articleReactions),
  articleCommentLikes: memoryCommentLikes(backend, backend.articleReactions),
  reporting: memoryReporting(backend),
  ownMeasures: memoryOwnMeasures(backend),
});

export const changes = (): PageChanges => ({
  tip_likes: counted("tips", lagOfOneSecond),
  tip_comments: commented("tips"),
  tip_comment_likes: onItem("tips", lagOfOneSecond),
  tip_shares: onItem("tips", lagOfOneSecond),
  article_likes: counted("articles", lagOfOneSecond),
  article_comments: commented("articles"),
  article_comment_likes: onItem("articles", lagOfOneSecond),
  article_shares: onItem("articles", lagOfOneSecond),
});
