import { sample } from "effector";
import { listModel } from "../lib/loading/list.ts";
import { queryFrom } from "./address.ts";
import { listTipsFx, showTipsAroundFx } from "./effects.ts";
import { createQuery } from "../lib/query.ts";

/** The sidebar of the list and of each tip. `aroundWanted`: a page with the sidebar is opened. */
export const { refreshed: aroundWanted, $state: $around } = createQuery({
  effect: showTipsAroundFx,
  name: "tips-around",
});

export const {
  opened: tipsOpened,
  retried: tipsRetried,
  $query,
  $list: $tips,
  $status: $tipsStatus,
} = listModel({ name: "tips", queryFrom, listFx: listTipsFx });

sample({ clock: [tipsOpened, tipsRetried], fn: () => {}, target: aroundWanted });
