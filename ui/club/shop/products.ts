import { sample } from "effector";
import { publicListModel } from "../lists/publicList.ts";
import { listProductsFx } from "./effects.ts";
import { textsOpened } from "../pages/texts.ts";

export const {
  opened: shopOpened,
  retried: productsRetried,
  $list: $products,
  $status: $shopStatus,
} = publicListModel("products", listProductsFx);

sample({ clock: shopOpened, fn: () => ["shop"] as const, target: textsOpened });
