import type * as staff from "../../ui/content/categories/admin/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { piece } from "../page.ts";

export const categories = feature({
  name: "categories",
  pieces: [
    piece(
      "adminTab",
      "ui/content/categories/admin/CategoriesTab.tsx",
      async () => (await import("../../ui/content/categories/admin/CategoriesTab.tsx")).tab,
    ),
  ],
  bind: () => import("./categories.bind.ts"),
  staff: () => import("./categories.staff.ts"),
  handle: checkedEffects<typeof staff>(),
});
