import { words } from "../../ui/app/words.ts";
import { listHandles } from "../../ui/club/lists/effects.ts";
import { listProductsFx, productActs } from "../../ui/club/shop/effects.ts";
import { feature } from "../feature.ts";
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
  server: import.meta.env.SSR && { budget: { "/shop": 132, "ui/club/shop/admin/ProductDialog.tsx": 78 } },
  bind: () => import("./shop.bind.ts"),
  staff: () => import("./shop.staff.ts"),
  handle: {
    listProducts: listProductsFx,
    ...listHandles("Product", "Products", productActs),
  },
});
