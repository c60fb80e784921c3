import { attach, createEvent, createStore, type Event, sample, type Store } from "effector";
import { storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { tellTimeFx } from "../../lib/page/now.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { promptsAnswered } from "../../lib/feedback/toasts.ts";
import { type Intent, intentName, isOf, isOnlyAPlace, readIntent } from "./storedIntent.ts";
import { $account, $memberId, signOutPressed } from "./session.ts";

/** A visitor is asked to sign in for this act. */
export const intentRecorded = createEvent<Intent>();
/** The visitor gives the act up. */
export const intentDropped = createEvent();
/** True while the sign-in dialog is open: the intent runs after it closes. */
export const intentHeld = createEvent<boolean>();
/** The member goes to the return path. */
export const returnPathTaken = createEvent();
const intentDone = createEvent();

/** The act to do after signing in; null without one. */
export const $intent = createStore<Intent | null>(null, { serialize: "ignore" })
  .on(intentRecorded, (_, intent) => intent)
  .reset([intentDropped, intentDone, signOutPressed]);

const $isHeld = createStore(false, { serialize: "ignore" }).on(intentHeld, (_, isHeld) => isHeld);

// Closes the toasts that ask to sign in.
sample({ clock: $memberId, filter: (member) => member !== null, fn: () => {}, target: promptsAnswered });

sample({ clock: [intentDropped, intentDone], fn: () => ({ name: intentName, text: "" }), target: storeDraftFx });

const ageFx = attach({ effect: tellTimeFx, mapParams: (_: string) => {} });
sample({ clock: visitorArrived, fn: () => intentName, target: recallDraftFx });
sample({
  clock: recallDraftFx.done,
  filter: ({ params, result }) => params === intentName && result !== "",
  fn: ({ result }) => result,
  target: ageFx,
});
const recalled = sample({
  clock: ageFx.done,
  source: $intent,
  filter: (intent) => intent === null,
  fn: (_, { params, result }) => readIntent(params, result.now),
});
sample({ clock: recalled, filter: (intent) => intent !== null, target: $intent });
sample({ clock: recalled, filter: (intent) => intent === null, fn: () => {}, target: intentDropped });

// Drops the intent when the member signs out, or when another member signs in.
sample({ clock: $memberId, filter: (member) => member === null, fn: () => {}, target: intentDropped });
sample({
  clock: [$intent, $account],
  source: { intent: $intent, account: $account },
  filter: ({ intent, account }) => intent !== null && account !== null && !isOf(intent, account.email),
  fn: () => {},
  target: intentDropped,
});
sample({
  clock: returnPathTaken,
  source: $intent,
  filter: (intent) => intent !== null && isOnlyAPlace(intent),
  fn: () => {},
  target: intentDone,
});

/**
 * Fires once with the intent's id when its member is signed in and the id is in `$here`. The act must be idempotent: two tabs may
 * replay it.
 */
export const replayPendingAction = <Id extends string>(name: string, $here: Store<readonly Id[]>): Event<Id> => {
  const due = sample({
    clock: [$intent, $memberId, $here, $isHeld],
    source: { intent: $intent, account: $account, here: $here, isHeld: $isHeld },
    filter: ({ intent, account, here, isHeld }) =>
      account !== null &&
      !isHeld &&
      intent?.name === name &&
      isOf(intent, account.email) &&
      here.some((id) => id === intent.id),
    fn: ({ intent }) => intent?.id ?? "",
  });
  sample({ clock: due, fn: () => {}, target: intentDone });
  return due as Event<string> as Event<Id>;
};

/** `replayPendingAction` for a page that shows a single id. */
export const intentsFor = <Id extends string>(name: string, $id: Store<Id | null>): Event<Id> =>
  replayPendingAction(
    name,
    $id.map((id): readonly Id[] => (id === null ? [] : [id])),
  );
