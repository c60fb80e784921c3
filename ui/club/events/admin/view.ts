import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "events",
  parts: lazyModule(async () => (await import("./EventsTab.tsx")).parts),
  words: words.tab,
  order: 4,
  tab: { group: "club", icon: "star" },
  creations: [{ words: words.create }],
};
