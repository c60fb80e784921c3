import { attach, combine, createEvent, createStore, sample } from "effector";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import { signInFx, whoAmIFx } from "../effects.ts";
import { sessionChanged } from "../session/session.ts";

/** One place where somebody can sign in: the page, or the dialog. What is said of it there is the place's own. */
export const signingIn = () => {
  const enterFx = attach({ effect: signInFx });
  const sent = createEvent<Credentials>();
  const left = createEvent();

  // Signed in, but the page doesn't know yet as whom: to whoever waits, it is all one.
  const $isAwaited = createStore(false, { serialize: "ignore" })
    .on(enterFx.done, () => true)
    .reset([whoAmIFx.finally, left]);
  const $isSending = combine(enterFx.pending, $isAwaited, (isSending, isAwaited) => isSending || isAwaited);

  // A second press while the first is on its way says nothing new.
  sample({
    clock: sent,
    source: $isSending,
    filter: (isSending) => !isSending,
    fn: (_, credentials) => credentials,
    target: enterFx,
  });
  sample({ clock: enterFx.done, fn: () => {}, target: sessionChanged });

  return { sent, left, $isSending, begun: enterFx, done: enterFx.done, failed: enterFx.fail };
};
