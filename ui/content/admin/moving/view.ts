import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./MovingPanel.tsx")).parts),
  words: "Reprise et export",
  order: 9,
  tab: { group: "site", icon: "low" },
};
