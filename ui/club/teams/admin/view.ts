import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PanelView } from "../../../lib/page/slots.ts";
import { personWords, teamWords, words } from "./words.ts";

export const view: PanelView = {
  shownBy: "teams",
  parts: lazyModule(async () => (await import("./TeamsTab.tsx")).parts),
  words: words.tab,
  here: teamWords.tab,
  order: 1,
  tab: { group: "club", icon: "users" },
  creations: [{ words: teamWords.create }],
};

export const peopleIn: PanelView = {
  shownBy: "teams",
  parts: lazyModule(async () => (await import("./TeamsTab.tsx")).peopleParts),
  words: personWords.tab,
  order: 1,
  creations: [{ words: personWords.create }],
};
