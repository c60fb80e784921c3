import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "shop",
  parts: lazyModule(async () => (await import("./ShopTab.tsx")).parts),
  words: words.tab,
  order: 3,
  tab: { group: "club", icon: "shirt" },
  creations: [{ words: words.create }],
};
