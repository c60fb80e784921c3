import { combine, createEvent, createStore, sample } from "effector";
import type { ListedSubscriber, SubscriberList } from "../../../../../domain/club/letter/subscribers.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { inPlace } from "../../../../admin/inPlace.ts";
import { stableListModel } from "../../../../admin/stableListModel.ts";
import { createMutation } from "../../../../lib/mutation.ts";
import { subscribersAddress, type SubscribersSelection, subscribersSelectionOf } from "./address.ts";
import { addSubscribersFx, eraseSubscriberFx, findSubscribersFx } from "./effects.ts";
import { erased, notErased } from "./words.ts";

const withItem = (list: SubscriberList, subscriber: ListedSubscriber): SubscriberList => ({
  ...list,
  items: list.items.map((one) => (one.id === subscriber.id ? subscriber : one)),
});

/** The newsletter's subscribers, as the address selects them. */
export const subscribers = stableListModel({
  listFx: findSubscribersFx,
  queryOf: (selection: SubscribersSelection) => ({ ...selection }),
  firstSelection: subscribersSelectionOf(""),
  // No change is told of subscribers.
  watched: [],
  inPlace,
  withItem,
});

/** How many there are of each state; null while unknown. */
export const $counts = combine(subscribers.$list, subscribers.$fresh, (list, fresh) =>
  list.status === "ready" ? (fresh?.list ?? list.value).counts : null,
);

/** The dialog of an import. Its model is loaded with it. */
export const importOpened = createEvent();
export const importClosed = createEvent();
export const $isImporting = createStore(false, { serialize: "ignore" })
  .on(importOpened, () => true)
  .reset([importClosed, addSubscribersFx.done, $memberId]);

const erasing = createMutation(eraseSubscriberFx, {
  keyOf: (id) => id,
  ends: [$memberId],
  done: () => erased,
  failed: ({ error }) => notErased(error, subscribersAddress({})),
});
export const { requested: erasePressed, $inFlight: $erasing } = erasing;

sample({
  clock: [eraseSubscriberFx.finally, addSubscribersFx.finally],
  fn: () => ({ isQuiet: false }),
  target: subscribers.touched,
});
