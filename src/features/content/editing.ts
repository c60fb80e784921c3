import { contentView, libraryView } from "../../../ui/admin/viewAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView } from "../../page.ts";

export const editing: Feature = {
  name: "editing",
  pieces: [
    adminView(contentView, "ui/content/admin/list/view.ts", () => import("../../../ui/content/admin/list/view.ts")),
    adminView(
      libraryView,
      "ui/content/admin/library/view.ts",
      () => import("../../../ui/content/admin/library/view.ts"),
    ),
  ],
};
