import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { ScoreSaves } from "./score/ScoreSaves.tsx";
import { UnsentScores } from "./score/UnsentScores.tsx";
import { words } from "./words.ts";

export const view: PanelView = {
  shownBy: "matches",
  parts: lazyModule(async () => (await import("./MatchesTab.tsx")).parts),
  words: words.tab,
  here: words.here,
  order: 1,
  tab: { group: "week", icon: "calendar" },
  Sign: UnsentScores,
  Background: ScoreSaves,
  creations: [{ words: words.create }],
};
