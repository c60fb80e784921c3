import { createEvent, sample } from "effector";
import { valueOf } from "../../lib/loading/loaded.ts";
import { $now } from "../../lib/page/now.ts";
import { $switchedOff } from "../../lib/page/siteState.ts";
import { createQuery } from "../../lib/query.ts";
import { readSeasonFx, readSeasonShapeFx } from "../matches/effects.ts";
import { homeOpened } from "./reading.ts";

/** The rays or the list of the season are shown. */
export const seasonWanted = createEvent();

const $hasMatches = $switchedOff.map((off) => !off.includes("matches"));
const $wanted = $now.map(({ now }) => ({ now }));
const shape = createQuery({ effect: readSeasonShapeFx, $params: $wanted, name: "home-season" });
const season = createQuery({ effect: readSeasonFx, $params: $wanted });

/** What the sky is drawn from; empty while nothing is known of the season. */
export const $shape = shape.$state.map((state): string => valueOf(state) ?? "");
export const $season = season.$state;

sample({ clock: homeOpened, source: $hasMatches, filter: Boolean, fn: () => {}, target: shape.refreshed });
// A season that changed since is drawn again, so that the rays fit the sky.
sample({ clock: seasonWanted, target: [season.refreshed, shape.refreshed] });
