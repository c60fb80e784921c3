import { ContainerModule } from "inversify";
import { commentTip } from "../../domain/tips/commentTip.ts";
import { likesOfTip } from "../../domain/tips/likesOfTip.ts";
import { likeTip } from "../../domain/tips/likeTip.ts";
import { listComments } from "../../domain/tips/listComments.ts";
import { listTips } from "../../domain/tips/listTips.ts";
import { readTip } from "../../domain/tips/readTip.ts";
import { tipsAround } from "../../domain/tips/tipsAround.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const tipsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListTipsToken, listTips, { tips: t.TipsToken });
  provide(t.ShowTipsAroundToken, tipsAround, { tips: t.TipsToken });
  provide(t.ReadTipToken, readTip, { tips: t.TipsToken, readContent: t.ReadContentToken });
  provide(t.ViewTipToken, viewTip, { views: t.TipViewsToken, visitor: t.VisitorToken });
  provide(t.LikeTipToken, likeTip, { session: t.SessionToken, likes: t.TipLikesToken });
  provide(t.LikesOfTipToken, likesOfTip, { session: t.SessionToken, likes: t.TipLikesToken });
  provide(t.ListCommentsToken, listComments, { comments: t.TipCommentsToken });
  provide(t.CommentTipToken, commentTip, { session: t.SessionToken, comments: t.TipCommentsToken });
});
