import { createQuery } from "../lib/query.ts";
import { loadSidebarFx } from "./effects.ts";
import { shownSidebarOf } from "./shownSidebar.ts";

/** The sidebar of the list and of each tip. `sidebarOpened`: a page with the sidebar is opened. */
export const { refreshed: sidebarOpened, $state: $sidebar } = createQuery({
  effect: loadSidebarFx,
  name: "tips-sidebar",
  keep: shownSidebarOf,
});
