import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const categories: Feature = {
  name: "categories",
  pieces: [
    piece(
      "adminView",
      "ui/content/categories/admin/view.ts",
      async () => (await import("../../ui/content/categories/admin/view.ts")).view,
    ),
  ],
};
