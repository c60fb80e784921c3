import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "applications",
  parts: lazyModule(async () => (await import("./PositionsTab.tsx")).parts),
  words: words.tab,
  order: 1,
  creations: [{ words: words.create }],
};
