import { createEvent, sample } from "effector";
import { changeHinted } from "../../../lib/live/following.ts";
import type { PageAddress } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { listEventsFx, signUpForEventFx } from "../effects.ts";

export const eventsOpened = createEvent<PageAddress>();

const query = createQuery({
  effect: listEventsFx,
  $params: $now.map(({ now }) => ({ now })),
  name: "events",
});
export const { $state: $events, reloaded: eventsRetried } = query;

export const $eventsStatus = $events.map(({ status }) => (status === "failed" ? 503 : 200));

sample({ clock: eventsOpened, fn: () => {}, target: query.refreshed });
const hinted = sample({ clock: changeHinted, filter: (watched) => watched === "events", fn: () => {} });
sample({
  clock: [hinted, visitorReturned, signUpForEventFx.done],
  source: $events,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: query.refreshed,
});
