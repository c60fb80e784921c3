import { ContainerModule } from "inversify";
import { addComment } from "../../domain/content/reactions/addComment.ts";
import { like } from "../../domain/content/reactions/like.ts";
import { likesOf } from "../../domain/content/reactions/likesOf.ts";
import { listComments } from "../../domain/content/reactions/listComments.ts";
import { listTips } from "../../domain/tips/listTips.ts";
import { rateTip } from "../../domain/tips/rateTip.ts";
import { ratingOfTip } from "../../domain/tips/ratingOfTip.ts";
import { readTip } from "../../domain/tips/readTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { tipsSidebar } from "../../domain/tips/tipsSidebar.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const tipsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListTipsToken, listTips, { tips: p.TipsToken });
  provide(t.ShowTipsAroundToken, tipsSidebar, { tips: p.TipsToken });
  provide(t.ReadTipToken, readTip, { tips: p.TipsToken, readContent: p.ReadContentToken });
  provide(t.ViewTipToken, viewTip, { views: p.TipViewsToken, visitor: p.VisitorToken });
  provide(t.LikeTipToken, like<TipId>, { session: p.SessionToken, likes: p.TipLikesToken });
  provide(t.LikesOfTipToken, likesOf<TipId>, { session: p.SessionToken, likes: p.TipLikesToken });
  provide(t.RateTipToken, rateTip, { session: p.SessionToken, ratings: p.TipRatingsToken });
  provide(t.RatingOfTipToken, ratingOfTip, { session: p.SessionToken, ratings: p.TipRatingsToken });
  provide(t.ListTipCommentsToken, listComments<TipId>, { comments: p.TipCommentsToken });
  provide(t.CommentTipToken, addComment<TipId>, { session: p.SessionToken, comments: p.TipCommentsToken });
});
