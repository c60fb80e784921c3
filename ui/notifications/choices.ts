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

const { requested } = createMutation(chooseNotificationsFx, {
  keyOf: ({ kind }) => kind,
  ends: [$memberId],
  failed: ({ error }) => notChosen(error),
});
sample({ clock: chosen, target: requested });

/** The choices of this tab that are saved or on their way. */
const $own = createStore<readonly NotificationChoice[]>([], { serialize: "ignore" })
  .on(chooseNotificationsFx, (all, choice) => [...all, choice])
  .on(chooseNotificationsFx.fail, (all, { params }) => all.filter((choice) => choice !== params))
  .reset($memberId);

export const $choices = combine($state, $own, (state, own) =>
  state.status === "ready"
    ? {
        ...state,
        value: state.value.map((choice) => own.findLast(({ kind }) => kind === choice.kind) ?? choice),
      }
    : state,
);
