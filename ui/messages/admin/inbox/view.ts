import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { searchKey } from "../../../admin/shortcuts/shortcutWords.ts";
import { WaitingCount } from "./WaitingCount.tsx";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "contact",
  parts: lazyModule(async () => (await import("./InboxTab.tsx")).parts),
  words: words.list,
  order: 4,
  tab: { group: "week", icon: "chat" },
  Sign: WaitingCount,
  hints: [searchKey, ...words.keys],
};
