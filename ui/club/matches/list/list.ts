import { attach, combine, sample } from "effector";
import type { StandingsQuery } from "../../../../domain/club/standings/readStandings.ts";
import { hour } from "../../../../domain/shared/clock.ts";
import { listModel } from "../../../lib/loading/list.ts";
import { $moment } from "../../../lib/page/moment.ts";
import { $standingsStatus, standingsWanted } from "../../standings/standings.ts";
import { listMatchesFx } from "../effects.ts";
import { refreshOnChange } from "../live.ts";
import { type ListQuery, queryFrom } from "./address.ts";

/** The hour suffices: requests of the same hour are the same, so that prefetched ones are found. */
const listFx = attach({
  effect: listMatchesFx,
  source: $moment,
  mapParams: (query: ListQuery, { now }) => ({ ...query, now: now - (now % hour) }),
});

const model = listModel({
  name: "matches",
  queryFrom,
  listFx,
});

export const { opened: matchesOpened, retried: matchesRetried, $query, $list: $matches, $isOutdated } = model;

sample({
  clock: matchesOpened,
  fn: ({ search }): StandingsQuery => {
    const { competition } = queryFrom(search);
    return competition === undefined ? { kind: "names" } : { kind: "competition", competition };
  },
  target: standingsWanted,
});
/** Without a competition only links to standings are missing: the page is whole enough to be kept. */
export const $matchesStatus = combine(model.$status, $standingsStatus, model.$query, (list, standings, query) =>
  query.competition === undefined ? list : Math.max(list, standings),
);

refreshOnChange(model.refreshed);
