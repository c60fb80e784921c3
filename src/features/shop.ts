import { words } from "../../ui/app/words.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const shop: Feature = {
  name: "shop",
  pages: [page("/shop", "ui/club/shop/ShopPage.tsx", () => import("../../ui/club/shop/ShopPage.tsx"))],
  navEntries: [{ to: "/shop", words: words.shop, part: "first" }],
  pieces: [
    piece(
      "adminView",
      "ui/club/shop/admin/view.ts",
      async () => (await import("../../ui/club/shop/admin/view.ts")).view,
    ),
  ],
};
