import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const pages: Feature = {
  name: "pages",
  pieces: [
    piece(
      "adminView",
      "ui/club/pages/admin/view.ts",
      async () => (await import("../../ui/club/pages/admin/view.ts")).view,
    ),
  ],
};
