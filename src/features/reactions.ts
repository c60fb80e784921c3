import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

/** Likes, comments and shares of tips and articles, reports of them and of members, and the staff's moderation. */
export const reactions: Feature = {
  name: "reactions",
  pieces: [
    piece(
      "adminView",
      "ui/content/reactions/admin/view.ts",
      async () => (await import("../../ui/content/reactions/admin/view.ts")).view,
    ),
    piece(
      "adminView",
      "ui/content/reports/admin/view.ts",
      async () => (await import("../../ui/content/reports/admin/view.ts")).view,
    ),
    piece(
      "memberTab",
      "ui/content/reports/mine/MeasuresTab.tsx",
      async () => (await import("../../ui/content/reports/mine/MeasuresTab.tsx")).tab,
    ),
  ],
};
