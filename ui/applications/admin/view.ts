import { lazyModule } from "../../design/components/lazyModule.ts";
import type { PanelView } from "../../lib/page/slots.ts";
import { searchKey } from "../../admin/shortcuts/shortcutWords.ts";
import { PendingCount } from "./PendingCount.tsx";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "applications",
  parts: lazyModule(async () => (await import("./ApplicationsTab.tsx")).parts),
  words: words.list,
  here: words.here,
  order: 3,
  tab: { group: "week", icon: "mail" },
  Sign: PendingCount,
  hints: [searchKey, ...words.reviewKeys],
};
