import { categoriesView } from "../../../ui/admin/viewAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView } from "../../page.ts";

export const categories: Feature = {
  name: "categories",
  pieces: [
    adminView(
      categoriesView,
      "ui/content/categories/admin/view.ts",
      () => import("../../../ui/content/categories/admin/view.ts"),
    ),
  ],
};
