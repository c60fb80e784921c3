import { attach, combine, createEvent, createStore, sample } from "effector";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import { signInFx, whoAmIFx } from "../effects.ts";
import { sessionChanged } from "../session/session.ts";

/** The sign-in shared by the page and the dialog, one instance each. Each shows its own texts. */
export const signingIn = () => {
  const enterFx = attach({ effect: signInFx });
  const sent = createEvent<Credentials>();
  const left = createEvent();

  // The form stays busy until the session check after the sign-in has ended.
  const $isAwaited = createStore(false, { serialize: "ignore" })
    .on(enterFx.done, () => true)
    .reset([whoAmIFx.finally, left]);
  const $isSending = combine(enterFx.pending, $isAwaited, (isSending, isAwaited) => isSending || isAwaited);

  // One request at a time.
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
