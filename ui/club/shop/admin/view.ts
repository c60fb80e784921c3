import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: words.path,
  shownBy: "shop",
  parts: lazyModule(async () => (await import("./ShopTab.tsx")).parts),
  words: words.tab,
  order: 3,
  tab: { group: "club", icon: "shirt" },
  creations: [{ words: words.create }],
};
