import { sample } from "effector";
import { listModel } from "../lib/loading/list.ts";
import { queryFrom } from "./address.ts";
import { aroundWanted } from "./around.ts";
import { listTipsFx } from "./effects.ts";

export const {
  opened: tipsOpened,
  retried: tipsRetried,
  $query,
  $list: $tips,
  $status: $tipsStatus,
} = listModel({ name: "tips", queryFrom, listFx: listTipsFx });

sample({ clock: [tipsOpened, tipsRetried], fn: () => {}, target: aroundWanted });
