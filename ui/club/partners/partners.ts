import { publicListModel } from "../lists/publicList.ts";
import { listPartnersFx } from "./effects.ts";

export const {
  opened: partnersOpened,
  retried: partnersRetried,
  $list: $partners,
  $status: $partnersStatus,
} = publicListModel("partners", listPartnersFx);
