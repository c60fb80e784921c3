import { createQuery } from "../lib/query.ts";
import { showTipsAroundFx } from "./effects.ts";

/** The sidebar of the list and of each tip. `aroundWanted`: a page with the sidebar is opened. */
export const { refreshed: aroundWanted, $state: $around } = createQuery({
  effect: showTipsAroundFx,
  name: "tips-around",
});
