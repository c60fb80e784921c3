import { act, actBy, actShowing } from "../../lib/act.ts";
import type { RelatedArticle, ShownList } from "./shownArticle.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import type { Acts } from "../reactions/effects.ts";

export const readFeaturedFx = act("readFeatured");
export const listArticlesFx = actShowing<ShownList>()("listArticles");
export const readArticleFx = act("readArticle");
export const relatedArticlesFx = actShowing<readonly RelatedArticle[]>()("relatedArticles");
export const articlesAboutMatchFx = act("articlesAboutMatch");
const listArticleCommentsFx = act("listArticleComments");
export const articleActs: Acts<ArticleId> = {
  listCommentsFx: listArticleCommentsFx,
  likeFx: actBy<ActingMember>()("likeArticle"),
  likesOfFx: actBy<ActingMember>()("likesOfArticle"),
  commentFx: act("commentArticle"),
  listRepliesFx: act("listArticleReplies"),
  findThreadFx: act("findArticleThread"),
  likeCommentFx: act("likeArticleComment"),
  editCommentFx: act("editArticleComment"),
  removeCommentFx: act("removeArticleComment"),
  countShareFx: act("countArticleShare"),
};
