import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { viewWords as words } from "./viewWords.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./PollsView.tsx")).parts),
  words: words.tab,
  order: 1,
};
