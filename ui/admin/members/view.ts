import { lazyModule } from "../../design/components/lazyModule.ts";
import type { PanelView } from "../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./AccessView.tsx")).parts),
  words: words.view,
  order: 2,
  tab: { group: "site", icon: "key" },
  isForAdmins: true,
};
