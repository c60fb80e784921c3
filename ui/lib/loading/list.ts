import { createEvent, createStore, type Effect, sample } from "effector";
import type { Unexpected } from "../feedback/failure.ts";
import type { Place } from "../page/handle.ts";
import { failedBy, type Loaded, loading, ready } from "./loaded.ts";

type Parts<Query, List> = {
  /** Under which name it travels in the page. */
  readonly name: string;
  /** What an address asks for. */
  readonly queryFrom: (search: string) => Query;
  readonly listFx: Effect<Query, List, Unexpected>;
};

/** A list that its address asks for, page by page. */
export const listModel = <Query, List>({ name, queryFrom, listFx }: Parts<Query, List>) => {
  const opened = createEvent<Place>();
  const retried = createEvent();

  /** What the address asks for. */
  const $query = createStore<Query>(queryFrom(""), { sid: `${name}-query` });
  // A list that is on its way leaves the one before it in its place: nothing jumps.
  const $list = createStore<Loaded<List>>(loading, { sid: name });
  const $status = $list.map(({ status }) => (status === "failed" ? 503 : 200));

  sample({ clock: opened, fn: ({ search }) => queryFrom(search), target: $query });
  sample({ clock: [opened, retried], source: $query, target: listFx });

  // Of several that were asked for, the one that the address asks for now counts.
  sample({
    clock: listFx.done,
    source: $query,
    filter: (query, { params }) => query === params,
    fn: (_, { result }) => ready(result),
    target: $list,
  });
  sample({
    clock: listFx.fail,
    source: $query,
    filter: (query, { params }) => query === params,
    fn: (_, { error }) => failedBy(error),
    target: $list,
  });
  $list.on(retried, () => loading);

  return { opened, retried, $query, $list, $status };
};
