import {
  listTipsFx,
  rateTipFx,
  ratingOfTipFx,
  readTipFx,
  showTipsAroundFx,
  tipActs,
  viewTipFx,
} from "../../ui/tips/effects.ts";
import { feature } from "../feature.ts";

export const tips = feature({
  name: "tips",
  bind: () => import("./tips.bind.ts"),
  handle: {
    listTips: listTipsFx,
    showTipsAround: showTipsAroundFx,
    readTip: readTipFx,
    viewTip: viewTipFx,
    likeTip: tipActs.likeFx,
    likesOfTip: tipActs.likesOfFx,
    rateTip: rateTipFx,
    ratingOfTip: ratingOfTipFx,
    listTipComments: tipActs.listCommentsFx,
    commentTip: tipActs.commentFx,
  },
});
