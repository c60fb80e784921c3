import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./LibraryTab.tsx")).parts),
  words: words.view,
  order: 2,
};
