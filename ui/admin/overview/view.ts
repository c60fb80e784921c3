import { lazyModule } from "../../design/components/lazyModule.ts";
import type { PanelView } from "../../lib/page/slots.ts";
import { createKey } from "../shortcuts/shortcutWords.ts";
import { words as adminWords } from "../words.ts";
import { WaitingCount } from "./waiting/WaitingCount.tsx";

export const view: PanelView = {
  parts: lazyModule(async () => (await import("./OverviewView.tsx")).parts),
  words: adminWords.overview,
  order: 0,
  tab: { group: "todo", icon: "check" },
  Sign: WaitingCount,
  hints: [createKey],
};
