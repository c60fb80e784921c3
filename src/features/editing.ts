import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const editing: Feature = {
  name: "editing",
  pieces: [
    piece(
      "adminView",
      "ui/content/admin/list/ContentTab.tsx",
      async () => (await import("../../ui/content/admin/list/ContentTab.tsx")).view,
    ),
    piece(
      "adminView",
      "ui/content/admin/library/LibraryTab.tsx",
      async () => (await import("../../ui/content/admin/library/LibraryTab.tsx")).view,
    ),
  ],
};
