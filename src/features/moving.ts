import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const moving: Feature = {
  name: "moving",
  pieces: [
    piece(
      "adminView",
      "ui/content/admin/moving/view.ts",
      async () => (await import("../../ui/content/admin/moving/view.ts")).view,
    ),
  ],
};
