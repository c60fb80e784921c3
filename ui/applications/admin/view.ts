import { lazyModule } from "../../design/components/lazyModule.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { applicationsView } from "../../admin/viewAddress.ts";
import { searchKey } from "../../admin/shortcuts/shortcutWords.ts";
import { PendingCount } from "./PendingCount.tsx";
import { words } from "./words.ts";

export const view: AdminView = {
  path: applicationsView,
  shownBy: "applications",
  parts: lazyModule(async () => (await import("./ApplicationsTab.tsx")).parts),
  words: words.list,
  here: words.here,
  order: 3,
  tab: { group: "week", icon: "mail" },
  Sign: PendingCount,
  hints: [searchKey, ...words.reviewKeys],
};
