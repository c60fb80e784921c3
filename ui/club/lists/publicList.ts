import { createEvent, type Effect, sample } from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { changeHinted } from "../../lib/live/following.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import type { PageAddress } from "../../lib/page/handle.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";

/** A list of the club on its page. It is loaded again when it may have changed. The page's status is 503 when loading fails. */
export const publicListModel = <Item>(name: Watched, listFx: Effect<void, readonly Item[], Unexpected>) => {
  const opened = createEvent<PageAddress>();
  const { $state, refreshed, reloaded } = createQuery({ effect: listFx, name });
  const $status = $state.map(({ status }) => (status === "failed" ? 503 : 200));
  sample({ clock: opened, fn: () => {}, target: refreshed });
  const hinted = sample({ clock: changeHinted, filter: (watched) => watched === name, fn: () => {} });
  sample({
    clock: [hinted, visitorReturned],
    source: $state,
    filter: ({ status }) => status === "ready",
    fn: () => {},
    target: refreshed,
  });
  return { opened, refreshed, retried: reloaded, $list: $state, $status };
};
