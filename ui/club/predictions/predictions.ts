import { sample } from "effector";
import type { Slug } from "../../../domain/shared/slug.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { $matchSlug, matchOpened } from "../matches/detail/match.ts";
import { refreshOnChange } from "../matches/live.ts";
import { readPredictionsFx } from "./effects.ts";

const query = createQuery({
  effect: readPredictionsFx,
  $params: $matchSlug.map((slug) => ({ id: slug as Slug })),
  name: "match-predictions",
  // The server's page has what all may know.
  keep: ({ shares, best }) => ({ mine: null, shares, best }),
});

sample({ clock: matchOpened, fn: () => {}, target: query.reloaded });
refreshOnChange(query.refreshed);

/** How many members expect each outcome; null while it isn't known. Also when loading fails. */
export const $shares = query.$state.map((state) => valueOf(state)?.shares ?? null);
/** The members with the most points of the match; null while they aren't known. */
export const $best = query.$state.map((state) => valueOf(state)?.best ?? null);
