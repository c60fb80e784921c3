import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { page, piece } from "../../page.ts";

export const tips: Feature = {
  name: "tips",
  pages: [
    page("/tips", "ui/tips/TipsPage.tsx", () => import("../../../ui/tips/TipsPage.tsx"), ["pageTop"]),
    page("/tips/:slug", "ui/tips/TipPage.tsx", () => import("../../../ui/tips/TipPage.tsx"), ["pageTop", "tipHead"]),
  ],
  pieces: [
    piece(
      "tipHead",
      "ui/tips/saved/SaveTipButton.tsx",
      async () => (await import("../../../ui/tips/saved/SaveTipButton.tsx")).SaveTipButton,
    ),
    piece(
      "memberTab",
      "ui/tips/saved/SavedTipsTab.tsx",
      async () => (await import("../../../ui/tips/saved/SavedTipsTab.tsx")).savedTipsTab,
    ),
  ],
  navEntries: [{ to: "/tips", words: words.tips, part: "content", foot: "read" }],
  server: import.meta.env.SSR && {
    part: () => import("./tips.server.ts"),
  },
};
