import { attach, createEvent, createStore, type Event, sample, type Store } from "effector";
import { keepDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { tellTimeFx } from "../../lib/page/moment.ts";
import { readerArrived } from "../../lib/page/reader.ts";
import { promptsAnswered } from "../../lib/feedback/toasts.ts";
import { mailRecoveryFx, sendConfirmationAgainFx, signUpFx } from "../effects.ts";
import { type Intent, intentName, isOf, isOnlyAPlace, mailedIntent, readIntent, writtenIntent } from "./keptIntent.ts";
import { $account, $memberId, signOutPressed } from "./session.ts";

/** Somebody is asked to sign in for this. */
export const intentRecorded = createEvent<Intent>();
/** They don't want it any more. */
export const intentDropped = createEvent();
/** While a dialog still says something, what comes after it waits. */
export const intentHeld = createEvent<boolean>();
/** Whoever is asked who they are is on the way to this path of the site; to "/" when on none. */
export const returnPathSet = createEvent<string>();
/** They are on the way there now. */
export const returnPathTaken = createEvent();
const intentDone = createEvent();

/** What somebody wants to do once they are signed in. */
export const $intent = createStore<Intent | null>(null, { serialize: "ignore" })
  .on(intentRecorded, (_, intent) => intent)
  .reset([intentDropped, intentDone, signOutPressed]);

const $isHeld = createStore(false, { serialize: "ignore" }).on(intentHeld, (_, isHeld) => isHeld);

// What asked them to sign in has its answer.
sample({ clock: $memberId, filter: (member) => member !== null, fn: () => {}, target: promptsAnswered });

const $way = createStore("/", { serialize: "ignore" }).on(returnPathSet, (_, path) => path);

// A mail's link opens another page, perhaps when somebody else sits there: from now on the device keeps it, for its reader alone.
const mailed = sample({
  clock: [
    sample({ clock: signUpFx.done, fn: ({ params }) => params.email }),
    sample({ clock: [sendConfirmationAgainFx.done, mailRecoveryFx.done], fn: ({ params }) => params }),
  ],
  source: { intent: $intent, way: $way },
  fn: ({ intent, way }, email) => mailedIntent(intent, way, email),
});
$intent.on(mailed, (_, intent) => intent);

const dateFx = attach({ effect: tellTimeFx, mapParams: (_: Intent) => {} });
sample({ clock: mailed, filter: (intent) => intent !== null, target: dateFx });
sample({
  clock: dateFx.done,
  source: $intent,
  filter: (intent, { params }) => intent === params,
  fn: (_, { params, result }) => ({ name: intentName, text: writtenIntent(params, result.now) }),
  target: keepDraftFx,
});
sample({ clock: [intentDropped, intentDone], fn: () => ({ name: intentName, text: "" }), target: keepDraftFx });

const ageFx = attach({ effect: tellTimeFx, mapParams: (_: string) => {} });
sample({ clock: readerArrived, fn: () => intentName, target: recallDraftFx });
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

// Whoever has gone means nothing here any more, nor does the next on this device mean it.
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
 * Happens once for whoever is signed in by now, with the thing that they meant, when it is among those `$here`. Acts that it leads
 * to must be harmless when two tabs do them.
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

/** The same for the one thing that is on the screen. */
export const intentsFor = <Id extends string>(name: string, $id: Store<Id | null>): Event<Id> =>
  replayPendingAction(
    name,
    $id.map((id): readonly Id[] => (id === null ? [] : [id])),
  );
