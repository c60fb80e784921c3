import { attach, combine, sample } from "effector";
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

export const { opened: matchesOpened, retried: matchesRetried, $query, $list: $matches } = model;

sample({
  clock: matchesOpened,
  fn: ({ search }) => {
    const { competition } = queryFrom(search);
    return competition === undefined ? {} : { competition };
  },
  target: standingsWanted,
});
export const $matchesStatus = combine(model.$status, $standingsStatus, (...all) => Math.max(...all));

refreshOnChange(model.refreshed);
