import { lazyModule } from "../../design/components/lazyModule.ts";
import type { PanelView } from "../../lib/page/slots.ts";
import { words as overviewWords } from "../overview/words.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./FiguresView.tsx")).parts),
  words: overviewWords.view,
  order: 3,
  tab: { group: "site", icon: "chart" },
};
