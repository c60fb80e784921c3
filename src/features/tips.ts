import { words } from "../../ui/app/words.ts";
import {
  listTipsFx,
  rateTipFx,
  ratingOfTipFx,
  readTipFx,
  loadSidebarFx,
  tipActs,
  viewTipFx,
} from "../../ui/tips/effects.ts";
import { listSavedTipsFx, saveTipFx, savesOfTipFx } from "../../ui/tips/saved/effects.ts";
import { feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const tips = feature({
  name: "tips",
  pages: [
    page("/tips", "ui/tips/TipsPage.tsx", () => import("../../ui/tips/TipsPage.tsx"), ["pageTop"]),
    page("/tips/:slug", "ui/tips/TipPage.tsx", () => import("../../ui/tips/TipPage.tsx"), ["pageTop", "tipHead"]),
  ],
  pieces: [
    piece(
      "tipHead",
      "ui/tips/saved/SaveTipButton.tsx",
      async () => (await import("../../ui/tips/saved/SaveTipButton.tsx")).SaveTipButton,
    ),
    piece(
      "memberTab",
      "ui/tips/saved/SavedTipsTab.tsx",
      async () => (await import("../../ui/tips/saved/SavedTipsTab.tsx")).savedTipsTab,
    ),
  ],
  places: [{ to: "/tips", words: words.tips, part: "content" }],
  server: import.meta.env.SSR && {
    budget: { "/tips": 140, "/tips/:slug": 152 },
    part: () => import("./tips.server.ts"),
  },
  bind: () => import("./tips.bind.ts"),
  handle: {
    listTips: listTipsFx,
    showTipsAround: loadSidebarFx,
    readTip: readTipFx,
    viewTip: viewTipFx,
    likeTip: tipActs.likeFx,
    likesOfTip: tipActs.likesOfFx,
    countTipShare: tipActs.countShareFx,
    saveTip: saveTipFx,
    savesOfTip: savesOfTipFx,
    listSavedTips: listSavedTipsFx,
    rateTip: rateTipFx,
    ratingOfTip: ratingOfTipFx,
    listTipComments: tipActs.listCommentsFx,
    commentTip: tipActs.commentFx,
  },
});
