import { act, actBy, actShowing } from "../lib/act.ts";
import type { ShownSidebar } from "./shownSidebar.ts";
import type { ShownList } from "./shownTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { ActingMember } from "../accounts/session/session.ts";
import type { Acts } from "../content/reactions/effects.ts";

export const listTipsFx = actShowing<ShownList>()("listTips");
export const loadSidebarFx = actShowing<ShownSidebar>()("showTipsAround");
export const readTipFx = act("readTip");
const listTipCommentsFx = act("listTipComments");
export const viewTipFx = act("viewTip");
export const rateTipFx = actBy<ActingMember>()("rateTip");
export const ratingOfTipFx = actBy<ActingMember>()("ratingOfTip");
export const tipActs: Acts<TipId> = {
  listCommentsFx: listTipCommentsFx,
  likeFx: actBy<ActingMember>()("likeTip"),
  likesOfFx: actBy<ActingMember>()("likesOfTip"),
  commentFx: act("commentTip"),
  listRepliesFx: act("listTipReplies"),
  findThreadFx: act("findTipThread"),
  likeCommentFx: act("likeTipComment"),
  editCommentFx: act("editTipComment"),
  removeCommentFx: act("removeTipComment"),
  countShareFx: act("countTipShare"),
};
