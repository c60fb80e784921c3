import { createEvent, createStore, sample } from "effector";
import type { TipList, TipQuery } from "../../domain/tips/listTips.ts";
import type { Place } from "../page/handle.ts";
import { failed, type Loaded, loading, ready } from "../page/loaded.ts";
import { queryFrom } from "./address.ts";
import { aroundWanted } from "./around.ts";
import { listTipsFx } from "./effects.ts";

export const tipsOpened = createEvent<Place>();
export const tipsRetried = createEvent();

/** What the address asks for. */
export const $query = createStore<TipQuery>(queryFrom(""), { sid: "tips-query" });
// A list that is on its way leaves the one before it in its place: nothing jumps.
export const $tips = createStore<Loaded<TipList>>(loading, { sid: "tips" });
export const $tipsStatus = $tips.map((tips) => (tips.status === "failed" ? 503 : 200));

sample({ clock: tipsOpened, fn: ({ search }) => queryFrom(search), target: $query });
sample({ clock: [tipsOpened, tipsRetried], source: $query, target: listTipsFx });
sample({ clock: [tipsOpened, tipsRetried], fn: () => {}, target: aroundWanted });

// Of several that were asked for, the one that the address asks for now counts.
sample({
  clock: listTipsFx.done,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: (_, { result }) => ready(result),
  target: $tips,
});
sample({
  clock: listTipsFx.fail,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: () => failed,
  target: $tips,
});
$tips.on(tipsRetried, () => loading);
