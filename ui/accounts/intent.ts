import { attach, createEvent, createStore, type Event, sample, type Store } from "effector";
import { keepDraftFx, recallDraftFx } from "../page/drafts.ts";
import { tellTimeFx } from "../page/moment.ts";
import { readerArrived } from "../page/reader.ts";
import { promptsAnswered } from "../page/toasts.ts";
import { type Intent, readIntent, writtenIntent } from "./keptIntent.ts";
import { $memberId, signOutPressed } from "./session.ts";

const draftName = "intent";

/** Somebody is asked to sign in for this. */
export const intentMeant = createEvent<Intent>();
/** They don't want it any more. */
export const intentDropped = createEvent();
/** While a dialog still says something, what comes after it waits. */
export const intentHeld = createEvent<boolean>();
const intentDone = createEvent();

/** What somebody wants to do once they are signed in. On the device too: a mail's link opens another page. */
export const $intent = createStore<Intent | null>(null, { serialize: "ignore" })
  .on(intentMeant, (_, intent) => intent)
  .reset([intentDropped, intentDone, signOutPressed]);

const $isHeld = createStore(false, { serialize: "ignore" }).on(intentHeld, (_, isHeld) => isHeld);

// What asked them to sign in has its answer.
sample({ clock: $memberId, filter: (member) => member !== null, fn: () => {}, target: promptsAnswered });

const dateFx = attach({ effect: tellTimeFx, mapParams: (_: Intent) => {} });
sample({ clock: intentMeant, target: dateFx });
sample({
  clock: dateFx.done,
  source: $intent,
  filter: (intent, { params }) => intent === params,
  fn: (_, { params, result }) => ({ name: draftName, text: writtenIntent(params, result.now) }),
  target: keepDraftFx,
});
sample({ clock: [intentDropped, intentDone], fn: () => ({ name: draftName, text: "" }), target: keepDraftFx });

const ageFx = attach({ effect: tellTimeFx, mapParams: (_: string) => {} });
sample({ clock: readerArrived, fn: () => draftName, target: recallDraftFx });
sample({
  clock: recallDraftFx.done,
  filter: ({ params, result }) => params === draftName && result !== "",
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

/**
 * Happens once for whoever is signed in by now, with the thing that they meant, when it is among those `$here`. Acts that it leads
 * to must be harmless when two tabs do them.
 */
export const meantHere = <Id extends string>(name: string, $here: Store<readonly Id[]>): Event<Id> => {
  const due = sample({
    clock: [$intent, $memberId, $here, $isHeld],
    source: { intent: $intent, member: $memberId, here: $here, isHeld: $isHeld },
    filter: ({ intent, member, here, isHeld }) =>
      member !== null && !isHeld && intent?.name === name && here.some((id) => id === intent.id),
    fn: ({ intent }) => intent?.id ?? "",
  });
  sample({ clock: due, fn: () => {}, target: intentDone });
  return due as Event<string> as Event<Id>;
};

/** The same for the one thing that is on the screen. */
export const meantOf = <Id extends string>(name: string, $id: Store<Id | null>): Event<Id> =>
  meantHere(
    name,
    $id.map((id): readonly Id[] => (id === null ? [] : [id])),
  );
