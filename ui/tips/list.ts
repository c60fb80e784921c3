import { sample } from "effector";
import { listModel } from "../lib/loading/list.ts";
import { queryFrom } from "./listAddress.ts";
import { listTipsFx } from "./effects.ts";
import { shownListOf } from "./shownTip.ts";
import { sidebarOpened } from "./tipsSidebar.ts";

export const {
  opened: tipsOpened,
  retried: tipsRetried,
  $query,
  $list: $tips,
  $status: $tipsStatus,
  $isOutdated,
} = listModel({ name: "tips", queryFrom, listFx: listTipsFx, keep: shownListOf });

sample({ clock: [tipsOpened, tipsRetried], fn: () => {}, target: sidebarOpened });
