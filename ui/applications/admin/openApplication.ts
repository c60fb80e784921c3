import { combine, createEvent, createStore, sample } from "effector";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { ReviewHistory } from "../../../domain/applications/reviewApplication.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { ready, valueOf } from "../../lib/loading/loaded.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createMutation } from "../../lib/mutation.ts";
import { createQuery } from "../../lib/query.ts";
import { topicClosed } from "../../lib/feedback/toasts.ts";
import { applicationsAddress } from "../../admin/address.ts";
import { reviewHistoryFx, noteFx, reviewFx, undoReviewFx } from "./effects.ts";
import { $typed, draftOf, draftsWanted, draftTyped } from "./drafts.ts";
import { staffApplications } from "./list.ts";
import { notNoted } from "./words.ts";

export const detailsOpened = createEvent<ApplicationId>();
export const detailsClosed = createEvent();
export const noteSent = createEvent();

const $openId = createStore<ApplicationId | null>(null, { serialize: "ignore" })
  .on(detailsOpened, (_, id) => id)
  // The dialog closes after its decision.
  .on(reviewFx.doneData, (open, { id }) => (open === id ? null : open))
  .reset([detailsClosed, staffApplications.left, $memberId]);

/** The open application in its current state; null without one. */
export const $open = combine(staffApplications.$list, $openId, (list, open) =>
  list.status === "ready" ? (list.value.items.find(({ id }) => id === open) ?? null) : null,
);
const query = createQuery({ effect: reviewHistoryFx, $params: $openId, ends: [$memberId] });
/** Internal notes and decisions of the open application. */
export const { reloaded: historyRetried, $state: $reviewHistory } = query;

const path = applicationsAddress({});
const noting = createMutation(noteFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  failed: ({ error }) => notNoted(error, path),
});
/** The notes in flight. */
export const $noting = noting.$inFlight;

sample({ clock: detailsOpened, target: draftsWanted });

const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched === "applications", fn: () => {} });
sample({ clock: detailsOpened, target: query.reloaded });
sample({ clock: [elsewhere, visitorReturned, undoReviewFx.done, reviewFx.fail, noteFx.done], target: query.refreshed });

sample({
  clock: noteSent,
  source: { open: $openId, drafts: $typed },
  filter: ({ open }) => open !== null,
  fn: ({ open, drafts }) => ({ id: open as ApplicationId, text: draftOf(drafts, "note", open as ApplicationId) }),
  target: noting.requested,
});
sample({
  clock: noteFx.done,
  source: { open: $openId, known: $reviewHistory.map(valueOf) },
  filter: ({ open, known }, { params }) => open === params.id && known !== null,
  fn: ({ known }, { result }) => {
    const history = known as ReviewHistory;
    return ready({ ...history, notes: [...history.notes.filter(({ id }) => id !== result.id), result] });
  },
  target: $reviewHistory,
});
// Clears the field, unless its text changed during the request.
sample({
  clock: noteFx.done,
  source: $typed,
  filter: (drafts, { params }) => draftOf(drafts, "note", params.id) === params.text,
  fn: (_, { params }) => ({ kind: "note" as const, id: params.id, text: "" }),
  target: draftTyped,
});
sample({ clock: noteFx.done, fn: () => "note", target: topicClosed });
