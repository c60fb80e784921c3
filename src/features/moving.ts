import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

export const moving: Feature = {
  name: "moving",
  pieces: [
    piece(
      "adminView",
      "ui/content/moving/movingView.tsx",
      async () => (await import("../../ui/content/moving/movingView.tsx")).view,
    ),
  ],
};
