import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "partners",
  parts: lazyModule(async () => (await import("./PartnersTab.tsx")).parts),
  words: words.tab,
  order: 2,
  tab: { group: "club", icon: "hand" },
  creations: [{ words: words.create }],
};
