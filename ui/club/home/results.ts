import { createStore, sample } from "effector";
import type { LatestResult } from "../../../domain/club/matches/latestResults.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $switchedOff } from "../../lib/page/siteState.ts";
import { createQuery } from "../../lib/query.ts";
import { readLatestResultsFx } from "../matches/effects.ts";
import { homeOpened } from "./reading.ts";

const query = createQuery({ effect: readLatestResultsFx });

/** The last results as home shows them. A failure hides nothing that is shown. */
export const $results = createStore<readonly LatestResult[]>([], { sid: "home-results" }).on(
  query.$state,
  (shown, results) => (results.status === "ready" ? results.value : shown),
);

sample({
  clock: [homeOpened, changeHinted.filter({ fn: (watched) => watched === "matches" })],
  source: $switchedOff,
  filter: (off) => !off.includes("matches"),
  fn: () => {},
  target: query.refreshed,
});
