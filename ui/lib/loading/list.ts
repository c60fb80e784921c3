import { createEvent, createStore, type Effect, sample } from "effector";
import { isSame } from "../../../domain/shared/same.ts";
import type { Unexpected } from "../feedback/failure.ts";
import type { Place } from "../page/handle.ts";
import { createQuery } from "../query.ts";

type Parts<Query, List> = {
  /** The sid of the list, and the prefix of its query's sid. */
  readonly name: string;
  /** Reads the query from the address. */
  readonly queryFrom: (search: string) => Query;
  readonly listFx: Effect<Query, List, Unexpected>;
  /** What the server's page passes on of the list: what its views show. */
  readonly keep?: (list: List) => List;
};

/**
 * A paged list that its address describes. The previous list stays visible, `$isOutdated`, until the next one is loaded;
 * a failure replaces it. When the same list can't be read again, it stays. The page's HTTP status is 503 when loading
 * fails.
 */
export const listModel = <Query, List>({ name, queryFrom, listFx, keep }: Parts<Query, List>) => {
  const opened = createEvent<Place>();
  const $query = createStore<Query>(queryFrom(""), {
    sid: `${name}-query`,
    updateFilter: (next, before) => !isSame(next, before),
  });
  const { refreshed, reloaded, $state, $isOutdated } = createQuery({
    effect: listFx,
    $params: $query,
    name,
    ...(keep && { keep }),
    isReplacedByFailure: true,
  });
  const $status = $state.map(({ status }) => (status === "failed" ? 503 : 200));

  sample({ clock: opened, fn: ({ search }) => queryFrom(search), target: $query });
  sample({ clock: opened, target: refreshed });

  return { opened, refreshed, retried: reloaded, $query, $list: $state, $status, $isOutdated };
};
