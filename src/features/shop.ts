import { words } from "../../ui/app/words.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const shop = feature({
  name: "shop",
  pages: [
    page("/shop", "ui/club/shop/ShopPage.tsx", async () => ({
      Component: (await import("../../ui/club/shop/ShopPage.tsx")).ShopPage,
    })),
  ],
  places: [{ to: "/shop", words: words.shop, part: "first", foot: 3 }],
  server: import.meta.env.SSR && { budget: { "/shop": 131 } },
});
