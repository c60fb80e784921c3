import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const editing: Feature = {
  name: "editing",
  pieces: [
    piece(
      "adminView",
      "ui/content/admin/list/view.ts",
      async () => (await import("../../ui/content/admin/list/view.ts")).view,
    ),
    piece(
      "adminView",
      "ui/content/admin/library/view.ts",
      async () => (await import("../../ui/content/admin/library/view.ts")).view,
    ),
  ],
};
