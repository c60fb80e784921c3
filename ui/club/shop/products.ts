import { publicListModel } from "../lists/publicList.ts";
import { listProductsFx } from "./effects.ts";

export const {
  opened: shopOpened,
  retried: productsRetried,
  $list: $products,
  $status: $shopStatus,
} = publicListModel("products", listProductsFx);
