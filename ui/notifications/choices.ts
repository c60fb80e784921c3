import { combine, createEvent, createStore, sample } from "effector";
import type { NotificationChoice } from "../../domain/notifications/notification.ts";
import { $memberId } from "../accounts/session/session.ts";
import { createMutation } from "../lib/mutation.ts";
import { createQuery } from "../lib/query.ts";
import { chooseNotificationsFx, listNotificationChoicesFx } from "./effects.ts";
import { notChosen } from "./words.ts";

const { $state, refreshed, reloaded } = createQuery({ effect: listNotificationChoicesFx, ends: [$memberId] });
export { refreshed as choicesWanted, reloaded as choicesRetried };

export const chosen = createEvent<NotificationChoice>();

const { requested, $inFlight } = createMutation(chooseNotificationsFx, {
  keyOf: ({ kind }) => kind,
  ends: [$memberId],
  failed: ({ error }) => notChosen(error),
});

/** The latest choice of a kind that waits for the answer to an earlier one. */
const $waiting = createStore<readonly NotificationChoice[]>([], { serialize: "ignore" })
  .on(
    sample({
      clock: chosen,
      source: $inFlight,
      filter: (calls, { kind }) => calls.some((call) => call.kind === kind),
      fn: (_, choice) => choice,
    }),
    (all, choice) => [...all.filter(({ kind }) => kind !== choice.kind), choice],
  )
  .reset($memberId);
sample({ clock: chosen, target: requested });
const next = sample({
  clock: chooseNotificationsFx.finally,
  source: $waiting,
  filter: (all, { params }) => all.some(({ kind }) => kind === params.kind),
  fn: (all, { params }) => all.find(({ kind }) => kind === params.kind) as NotificationChoice,
});
$waiting.on(next, (all, choice) => all.filter((one) => one !== choice));
sample({ clock: next, target: requested });

/** The choices of this tab that are saved or on their way. */
const $own = createStore<readonly NotificationChoice[]>([], { serialize: "ignore" })
  .on(chooseNotificationsFx, (all, choice) => [...all, choice])
  .on(chooseNotificationsFx.fail, (all, { params }) => all.filter((choice) => choice !== params))
  .reset($memberId);

export const $choices = combine($state, $own, $waiting, (state, own, waiting) => {
  const made = [...own, ...waiting];
  return state.status === "ready"
    ? {
        ...state,
        value: state.value.map((choice) => made.findLast(({ kind }) => kind === choice.kind) ?? choice),
      }
    : state;
});
