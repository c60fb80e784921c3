import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { createKey, searchKey } from "../../../admin/shortcuts/shortcutWords.ts";
import { words } from "../words.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./ContentTab.tsx")).parts),
  words: words.tab,
  here: words.here,
  order: 2,
  tab: { group: "week", icon: "doc" },
  creations: [{ words: words.newItem.article }, { words: words.newItem.tip, filters: { type: "tips" } }],
  hints: [searchKey, createKey],
};
