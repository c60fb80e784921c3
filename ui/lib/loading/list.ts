import { createEvent, createStore, type Effect, sample } from "effector";
import type { Unexpected } from "../feedback/failure.ts";
import type { PageAddress } from "../page/handle.ts";
import { createQuery } from "../query.ts";

type Parts<Query, List> = {
  /** The sid of the list, and the prefix of its query's sid. */
  readonly name: string;
  /** Reads the query from the address. */
  readonly queryFrom: (search: string) => Query;
  readonly listFx: Effect<Query, List, Unexpected>;
  /** The part of the list that the page's views show, which the server's page passes on. */
  readonly keep?: (list: List) => List;
};

/**
 * A paged list that its address describes. The previous list stays visible, `$isOutdated`, until that of the opened
 * address is loaded, also when it is the same address; a failure replaces it. A list that is only read again stays. The
 * page's HTTP status is 503 when loading fails.
 */
export const listModel = <Query, List>({ name, queryFrom, listFx, keep }: Parts<Query, List>) => {
  const opened = createEvent<PageAddress>();
  const $query = createStore<Query>(queryFrom(""), { sid: `${name}-query` });
  const { refreshed, reloaded, $state, $isOutdated } = createQuery({
    effect: listFx,
    $params: $query,
    name,
    ...(keep && { keep }),
    isReplacedByFailure: true,
  });
  const $status = $state.map(({ status }) => (status === "failed" ? 503 : 200));

  // A new query each time: the same address opened again is asked for anew.
  sample({ clock: opened, fn: ({ search }) => queryFrom(search), target: $query });
  sample({ clock: opened, target: refreshed });

  return { opened, refreshed, retried: reloaded, $query, $list: $state, $status, $isOutdated };
};
