import type { ArticleId } from "../../../domain/content/articles/article.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import { act, actBy } from "../../lib/act.ts";
import type { Acts } from "../reactions/effects.ts";
import { listArticleCommentsFx } from "./effects.ts";

export const articleActs: Acts<ArticleId> = {
  listCommentsFx: listArticleCommentsFx,
  likeFx: actBy<ActingMember>()("likeArticle"),
  likesOfFx: actBy<ActingMember>()("likesOfArticle"),
  commentFx: act("commentArticle"),
  countShareFx: act("countArticleShare"),
};
