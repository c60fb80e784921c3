import { sample } from "effector";
import { publicListModel } from "../lists/publicList.ts";
import { listPartnersFx } from "./effects.ts";
import { textsOpened } from "../pages/texts.ts";

export const {
  opened: partnersOpened,
  retried: partnersRetried,
  $list: $partners,
  $status: $partnersStatus,
} = publicListModel("partners", listPartnersFx);

sample({ clock: partnersOpened, fn: () => ["partners"] as const, target: textsOpened });
