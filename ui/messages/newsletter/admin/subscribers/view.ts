import { lazyModule } from "../../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "newsletter",
  parts: lazyModule(async () => (await import("./SubscribersTab.tsx")).parts),
  words: words.view,
  order: 1,
  isForAdmins: true,
};
