import { createEvent, sample } from "effector";
import { changeHinted } from "../../lib/live/following.ts";
import type { Place } from "../../lib/page/handle.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { listPartnersFx } from "./effects.ts";

/** The page is opened. */
export const partnersOpened = createEvent<Place>();

const { $state, refreshed, reloaded } = createQuery({ effect: listPartnersFx, name: "partners" });
export const $partners = $state;
export const $partnersStatus = $state.map(({ status }) => (status === "failed" ? 503 : 200));
export const partnersRetried = reloaded;

sample({ clock: partnersOpened, fn: () => {}, target: refreshed });
sample({
  clock: [changeHinted.filter({ fn: (watched) => watched === "partners" }), visitorReturned],
  source: $state,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: refreshed,
});
