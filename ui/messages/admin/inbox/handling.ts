import { combine, createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { HandleWish, MessageId, MessageState, ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { batchOf, notAllDone } from "../../../admin/table/batch.ts";
import { createUndo, oneByOne } from "../../../admin/table/undo.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { messagesAddress } from "./address.ts";
import { answerMessageFx, handleMessageFx, listColleaguesFx, markMessageFx } from "./effects.ts";
import { messages } from "./list.ts";
import { handled, notHandled, notMarked, undone, undoName } from "./words.ts";

export const messageOpened = createEvent<MessageId>();
export const messageClosed = createEvent();
export const unreadPressed = createEvent<MessageId>();
/** What the staff changes: the rest stays as the message is shown. */
export const handlePressed = createEvent<{
  readonly message: ReceivedMessage;
  readonly state?: MessageState;
  readonly assignee?: MemberId | null;
}>();

const path = messagesAddress({});
const $openId = createStore<MessageId | null>(null, { serialize: "ignore" })
  .on(messageOpened, (_, id) => id)
  // Read again as long as it is open, it would be marked as read.
  .on(unreadPressed, () => null)
  .reset([messageClosed, messages.left, $memberId]);

/** The open message in its current state; null without one. */
export const $open = combine(messages.$list, $openId, (list, open) =>
  list.status === "ready" ? (list.value.items.find(({ id }) => id === open) ?? null) : null,
);

const colleagues = createQuery({ effect: listColleaguesFx, ends: [$memberId] });
export const { refreshed: colleaguesWanted, $state: $colleagues } = colleagues;

const marking = createMutation(markMessageFx, { keyOf: ({ id }) => id, ends: [$memberId] });
sample({
  clock: messageOpened,
  source: messages.$list,
  filter: (list, id) => list.status === "ready" && list.value.items.some((one) => one.id === id && !one.isRead),
  fn: (_, id) => ({ id, isRead: true }),
  target: marking.requested,
});
sample({ clock: unreadPressed, fn: (id) => ({ id, isRead: false }), target: marking.requested });
const marked = sample({
  clock: markMessageFx.done,
  source: messages.$list,
  fn: (list, { params }) => {
    const one = list.status === "ready" ? list.value.items.find(({ id }) => id === params.id) : undefined;
    return one ? { ...one, isRead: params.isRead } : null;
  },
});
sample({ clock: marked, filter: (one): one is ReceivedMessage => one !== null, target: messages.itemKnown });
// That an opened message couldn't be marked as read is no reason to interrupt its reader.
sample({
  clock: markMessageFx.fail,
  filter: ({ params }) => !params.isRead,
  fn: ({ error }) => notMarked(error, path),
  target: toastShown,
});

const handling = createMutation(handleMessageFx, { keyOf: ({ id }) => id, ends: [$memberId] });
/** The messages whose change is in flight. */
export const $handling = handling.$inFlight.map((calls) => calls.map(({ id }) => id));
sample({
  clock: handlePressed,
  fn: ({ message: { id, revision, ...is }, state = is.state, assignee = is.assignee?.id ?? null }): HandleWish => ({
    id,
    revision,
    state,
    assignee,
  }),
  target: handling.requested,
});

/** How the messages were before their last change, to take it back. */
const $before = createStore<Readonly<Record<string, HandleWish>>>({}, { serialize: "ignore" })
  .on(handlePressed, (all, { message: { id, revision, state, assignee } }) => ({
    ...all,
    [id]: { id, revision: revision + 1, state, assignee: assignee?.id ?? null },
  }))
  .reset($memberId);
const undoing = createUndo<readonly HandleWish[]>(undoName);
sample({
  clock: batchOf(handleMessageFx),
  source: $before,
  fn: (before, batch) => {
    const [failure] = batch.failed;
    const undo = (done: readonly HandleWish[]) => undoing.offer(done.flatMap(({ id }) => before[id] ?? []));
    if (failure) return notAllDone(batch, notHandled(failure.error, path), { undo });
    const isUndo = batch.done.every(({ id, revision }) => before[id]?.revision === revision);
    return isUndo ? undone : { ...handled(batch.done, before), ...undo(batch.done) };
  },
  target: toastShown,
});
oneByOne(undoing.asked, handling.requested);

sample({ clock: [handleMessageFx.doneData, answerMessageFx.doneData], target: messages.itemKnown });
// What a colleague did meanwhile is shown in its place.
sample({
  clock: [handleMessageFx.failData, answerMessageFx.failData],
  filter: (refusal) => refusal.kind === "message-changed",
  fn: (refusal) => (refusal as Extract<typeof refusal, { readonly kind: "message-changed" }>).message,
  target: messages.itemKnown,
});
sample({
  clock: [messageOpened, markMessageFx.done, handleMessageFx.finally, answerMessageFx.finally],
  fn: () => ({ isQuiet: true }),
  target: messages.touched,
});
