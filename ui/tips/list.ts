import { sample } from "effector";
import { listModel } from "../lib/loading/list.ts";
import { queryFrom } from "./address.ts";
import { listTipsFx, loadSidebarFx } from "./effects.ts";
import { createQuery } from "../lib/query.ts";
import { shownOf } from "./shownSidebar.ts";

/** The sidebar of the list and of each tip. `sidebarOpened`: a page with the sidebar is opened. */
export const { refreshed: sidebarOpened, $state: $sidebar } = createQuery({
  effect: loadSidebarFx,
  name: "tips-sidebar",
  keep: ({ first, statistics }) => ({
    first: first.map(shownOf),
    statistics: { ...statistics, recentTip: statistics.recentTip && shownOf(statistics.recentTip) },
  }),
});

export const {
  opened: tipsOpened,
  retried: tipsRetried,
  $query,
  $list: $tips,
  $status: $tipsStatus,
  $isOutdated,
} = listModel({ name: "tips", queryFrom, listFx: listTipsFx });

sample({ clock: [tipsOpened, tipsRetried], fn: () => {}, target: sidebarOpened });
