import { attach, combine, sample } from "effector";
import type { StandingsQuery } from "../../../../domain/club/standings/readStandings.ts";
import { hour } from "../../../../domain/shared/clock.ts";
import { listModel } from "../../../lib/loading/list.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $now } from "../../../lib/page/now.ts";
import { $competitions, competitionsWanted, $standingsStatus, standingsWanted } from "../../standings/standings.ts";
import { listMatchesFx } from "../effects.ts";
import { isAnyPlayed, refreshOnChange } from "../live.ts";
import { type ListQuery, queryFrom } from "./address.ts";

/** The hour suffices: requests of the same hour are the same, so that prefetched ones are found. */
const listFx = attach({
  effect: listMatchesFx,
  source: $now,
  mapParams: (query: ListQuery, { now }) => ({ ...query, now: now - (now % hour) }),
});

const model = listModel({
  name: "matches",
  queryFrom,
  listFx,
});

export const { opened: matchesOpened, retried: matchesRetried, $query, $isOutdated } = model;

/** The links above the matches come with them: they would push them down. */
export const $matches = combine(model.$list, $competitions, model.$query, (list, competitions, { competition }) =>
  competition === undefined && competitions.status === "loading" ? competitions : list,
);

sample({
  clock: matchesOpened,
  fn: ({ search }): StandingsQuery | null => {
    const { competition } = queryFrom(search);
    return competition === undefined ? null : { kind: "competition", competition };
  },
  target: standingsWanted,
});
sample({ clock: [matchesOpened, matchesRetried], fn: () => {}, target: competitionsWanted });
/** Where only the links to standings are missing, the page is whole enough to be kept. */
export const $matchesStatus = combine(model.$status, $standingsStatus, (...all) => Math.max(...all));

refreshOnChange(model.refreshed);
export const $isPlaying = isAnyPlayed(model.$list.map((list) => valueOf(list)?.coming ?? []));
