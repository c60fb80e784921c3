import { lazyModule } from "../../design/components/lazyModule.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { words as overviewWords } from "../overview/words.ts";
import { figuresView } from "../viewAddress.ts";

export const view: AdminView = {
  path: figuresView,
  parts: lazyModule(async () => (await import("./FiguresView.tsx")).parts),
  words: overviewWords.view,
  order: 3,
  tab: { group: "site", icon: "chart" },
};
