import { ContainerModule } from "inversify";
import { commentTip } from "../../domain/tips/commentTip.ts";
import { likesOfTip } from "../../domain/tips/likesOfTip.ts";
import { likeTip } from "../../domain/tips/likeTip.ts";
import { listComments } from "../../domain/tips/listComments.ts";
import { listTips } from "../../domain/tips/listTips.ts";
import { readTip } from "../../domain/tips/readTip.ts";
import { tipsAround } from "../../domain/tips/tipsAround.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const tipsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListTipsToken, listTips, { tips: p.TipsToken });
  provide(t.ShowTipsAroundToken, tipsAround, { tips: p.TipsToken });
  provide(t.ReadTipToken, readTip, { tips: p.TipsToken, readContent: p.ReadContentToken });
  provide(t.ViewTipToken, viewTip, { views: p.TipViewsToken, visitor: p.VisitorToken });
  provide(t.LikeTipToken, likeTip, { session: p.SessionToken, likes: p.TipLikesToken });
  provide(t.LikesOfTipToken, likesOfTip, { session: p.SessionToken, likes: p.TipLikesToken });
  provide(t.ListCommentsToken, listComments, { comments: p.TipCommentsToken });
  provide(t.CommentTipToken, commentTip, { session: p.SessionToken, comments: p.TipCommentsToken });
});
