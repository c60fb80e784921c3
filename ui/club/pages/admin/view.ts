import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./PagesTab.tsx")).parts),
  words: words.tab,
  also: words.also,
  order: 1,
  tab: { group: "site", icon: "globe" },
};
