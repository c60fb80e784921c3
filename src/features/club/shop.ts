import { shopView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page } from "../../page.ts";

export const shop: Feature = {
  name: "shop",
  pages: [page("/shop", "ui/club/shop/ShopPage.tsx", () => import("../../../ui/club/shop/ShopPage.tsx"))],
  navEntries: [{ to: "/shop", words: words.shop, part: "first" }],
  pieces: [adminView(shopView, "ui/club/shop/admin/view.ts", () => import("../../../ui/club/shop/admin/view.ts"))],
};
