import { combine, createEvent, createStore, sample } from "effector";
import type { Notification, ReadNotifications } from "../../domain/notifications/notification.ts";
import { $memberId } from "../accounts/session/session.ts";
import { changeHinted } from "../lib/live/following.ts";
import { createMutation } from "../lib/mutation.ts";
import { visitorReturned } from "../lib/page/visitor.ts";
import { createQuery } from "../lib/query.ts";
import { countUnreadFx, listNotificationsFx, markPressedFx, markReadFx } from "./effects.ts";
import { notMarked } from "./words.ts";

const pageSize = 20;

/** The bell is on the screen. */
export const bellShown = createEvent();
/** A list is on the screen. */
export const listWanted = createEvent();
export const moreWanted = createEvent();
/** The member opened one of them. */
export const opened = createEvent<Notification>();
/** The member has seen all that the list shows. */
export const allRead = createEvent();

const $count = createStore(pageSize, { serialize: "ignore" })
  .on(moreWanted, (count) => count + pageSize)
  .reset($memberId);

const unread = createQuery({ effect: countUnreadFx, ends: [$memberId] });
const list = createQuery({
  effect: listNotificationsFx,
  $params: $count.map((count) => ({ count })),
  ends: [$memberId],
});
export const { reloaded: retried } = list;

// A list that no view has asked for isn't read again.
const $isListed = createStore(false, { serialize: "ignore" })
  .on(listWanted, () => true)
  .reset($memberId);

const marked = createMutation(markReadFx, {
  keyOf: (which) => JSON.stringify(which),
  ends: [$memberId],
  failed: ({ error }) => notMarked(error),
});

/** What the member has marked: shown as read before the backend answers. */
const $isMarked = createStore<readonly ReadNotifications[]>([], { serialize: "ignore" })
  .on(markReadFx, (all, which) => [...all, which])
  .on(markReadFx.fail, (all, { params }) => all.filter((which) => which !== params))
  .reset($memberId);

const isIn = ({ id, createdAt }: Notification, which: ReadNotifications): boolean =>
  "id" in which ? which.id === id : createdAt <= which.until;

export const $list = combine(list.$state, $isMarked, (state, marks) =>
  state.status === "ready"
    ? {
        ...state,
        value: state.value.map((one) => ({ ...one, isRead: one.isRead || marks.some((which) => isIn(one, which)) })),
      }
    : state,
);
/** Whether there may be more than the list shows. */
export const $hasMore = combine(
  list.$state,
  $count,
  (state, count) => state.status === "ready" && state.value.length === count,
);
/** How many are unread; 0 until it is known. */
export const $unread = unread.$state.map((state) => (state.status === "ready" ? state.value : 0));

const hinted = sample({ clock: changeHinted, filter: (watched) => watched === "notifications" });
// A push that was pressed has told its thing. One that can't be marked stays unread.
sample({
  clock: [bellShown, visitorReturned],
  source: $memberId,
  filter: Boolean,
  fn: () => {},
  target: markPressedFx,
});
const pressed = sample({ clock: markPressedFx.doneData, filter: (count) => count > 0 });
sample({
  clock: [bellShown, hinted, visitorReturned, markReadFx.finally, pressed],
  fn: () => {},
  target: unread.hinted,
});
sample({ clock: [listWanted, moreWanted], fn: () => {}, target: list.refreshed });
sample({
  clock: [hinted, visitorReturned, pressed],
  source: $isListed,
  filter: Boolean,
  fn: () => {},
  target: list.hinted,
});

sample({
  clock: opened,
  filter: ({ isRead }) => !isRead,
  fn: ({ id }): ReadNotifications => ({ id }),
  target: marked.requested,
});
sample({
  clock: allRead,
  source: $list,
  filter: (state) => state.status === "ready" && state.value.length > 0,
  fn: (state): ReadNotifications => ({ until: (state.status === "ready" && state.value[0]?.createdAt) || "" }),
  target: marked.requested,
});
