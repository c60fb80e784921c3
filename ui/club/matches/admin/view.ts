import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { ScoreSaves } from "./score/ScoreSaves.tsx";
import { UnsentScores } from "./score/UnsentScores.tsx";
import { matchesView } from "./address.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: matchesView,
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
