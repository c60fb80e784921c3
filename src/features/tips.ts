import { words } from "../../ui/app/words.ts";
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
import { page } from "../page.ts";

export const tips = feature({
  name: "tips",
  pages: [
    page("/tips", "ui/tips/tipsRoute.ts", () => import("../../ui/tips/tipsRoute.ts")),
    page("/tips/:slug", "ui/tips/tipRoute.ts", () => import("../../ui/tips/tipRoute.ts"), ["tipHead"]),
  ],
  places: [{ to: "/tips", words: words.tips, part: "content" }],
  server: import.meta.env.SSR && {
    budget: { "/tips": 153, "/tips/:slug": 164 },
    part: () => import("./tips.server.ts"),
  },
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
