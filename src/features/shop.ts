import type * as staff from "../../ui/club/shop/admin/effects.ts";
import { words } from "../../ui/app/words.ts";
import { listProductsFx } from "../../ui/club/shop/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const shop = feature({
  name: "shop",
  pages: [page("/shop", "ui/club/shop/ShopPage.tsx", () => import("../../ui/club/shop/ShopPage.tsx"))],
  places: [{ to: "/shop", words: words.shop, part: "first", foot: 3 }],
  pieces: [
    piece(
      "adminTab",
      "ui/club/shop/admin/ShopTab.tsx",
      async () => (await import("../../ui/club/shop/admin/ShopTab.tsx")).tab,
    ),
  ],
  bind: () => import("./shop.bind.ts"),
  staff: () => import("./shop.staff.ts"),
  reads: {
    listProducts: listProductsFx,
  },
  handle: checkedEffects<typeof staff>(),
});
