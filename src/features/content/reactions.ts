import { commentsView, reportsView } from "../../../ui/admin/viewAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView, piece } from "../../page.ts";

/** Likes, comments and shares of tips and articles, reports of them and of members, and the staff's moderation. */
export const reactions: Feature = {
  name: "reactions",
  pieces: [
    adminView(
      commentsView,
      "ui/content/reactions/admin/view.ts",
      () => import("../../../ui/content/reactions/admin/view.ts"),
    ),
    adminView(
      reportsView,
      "ui/content/reports/admin/view.ts",
      () => import("../../../ui/content/reports/admin/view.ts"),
    ),
    piece(
      "memberTab",
      "ui/content/reports/mine/MeasuresTab.tsx",
      async () => (await import("../../../ui/content/reports/mine/MeasuresTab.tsx")).tab,
    ),
  ],
};
