import { lazyModule } from "../../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../../lib/page/slots.ts";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "newsletter",
  parts: lazyModule(async () => (await import("./LettersTab.tsx")).parts),
  words: words.tab,
  here: words.list,
  order: 5,
  tab: { group: "week", icon: "megaphone" },
  creations: [{ words: words.create }],
};
