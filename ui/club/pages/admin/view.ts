import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { pagesView, words } from "./words.ts";

export const view: AdminView = {
  path: pagesView,
  parts: lazyModule(async () => (await import("./PagesTab.tsx")).parts),
  words: words.tab,
  also: words.also,
  order: 1,
  tab: { group: "site", icon: "globe" },
};
