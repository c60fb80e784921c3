import { attach, combine, createEvent, createStore, type Effect, sample } from "effector";
import type { ReauthenticateRefusal } from "../../../../domain/accounts/reauthenticate.ts";
import type { Refusal } from "../../../../domain/shared/result.ts";
import { $memberId } from "../../session/session.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { reauthenticateFx } from "../effects.ts";

/** Why the current password is asked for, or asked for again. */
export type NotReauthenticated = ReauthenticateRefusal | Unexpected | { readonly kind: "reauthentication" };

type Proven<Wish> = {
  readonly wish: Wish;
  /** The current password. */
  readonly current: string;
};

/**
 * Asks for the current password when an act is refused because the sign-in is too old, and does the act once the password is right.
 * Each act has its own.
 */
export const reauthentication = <Wish, Failure extends Refusal>(actFx: Effect<Wish, void, Failure>) => {
  const signInAgainFx = attach({ effect: reauthenticateFx, mapParams: ({ current }: Proven<Wish>) => current });
  const sent = createEvent<Proven<Wish>>();
  const missing = sample({ clock: sent, filter: ({ current }) => current === "" });
  const refused = sample({ clock: actFx.failData, filter: ({ kind }) => kind === "reauthentication" });

  /** Why it is asked for; null while it isn't. */
  const $asked = createStore<NotReauthenticated | null>(null, { serialize: "ignore" })
    .on([refused, missing], () => ({ kind: "reauthentication" as const }))
    .on(signInAgainFx.failData, (_, failure) => failure)
    .reset([signInAgainFx.done, actFx.done, $memberId]);
  /** How often it was asked for: each time, the field is gone to. */
  const $tries = createStore(0, { serialize: "ignore" }).on(
    [refused, missing, signInAgainFx.fail],
    (tries) => tries + 1,
  );
  const $isSending = combine(signInAgainFx.pending, actFx.pending, (isSigningIn, isActing) => isSigningIn || isActing);

  sample({
    clock: sent,
    source: $isSending,
    filter: (isSending, { current }) => !isSending && current !== "",
    fn: (_, proven) => proven,
    target: signInAgainFx,
  });
  sample({ clock: signInAgainFx.done, fn: ({ params }) => params.wish, target: actFx });

  return { sent, $asked, $tries, $isSending };
};

export type Reauthentication<Wish> = Pick<
  ReturnType<typeof reauthentication<Wish, Refusal>>,
  "sent" | "$asked" | "$tries"
>;
