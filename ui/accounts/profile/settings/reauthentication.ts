import { attach, combine, createEvent, createStore, type Effect, type Event, sample } from "effector";
import type { SignInTooOld } from "../../../../domain/accounts/ports.ts";
import type { ReauthenticateRefusal } from "../../../../domain/accounts/session.ts";
import type { Refusal } from "../../../../domain/shared/result.ts";
import { $memberId } from "../../session/session.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { type FormModel, isWrong } from "../../../lib/form.ts";
import { reauthenticateFx } from "../effects.ts";

/** Why the form asks for the current password, or asks again. */
export type NotReauthenticated = ReauthenticateRefusal | Unexpected | SignInTooOld;

/** The name of the field of the current password. */
export const currentName = "current-password";

type Proven<Wish> = {
  readonly wish: Wish;
  /** The current password. */
  readonly current: string;
};

/**
 * Asks for the current password when `actFx` is refused because the sign-in is too old, then calls `actFx` again once the
 * password is right. One instance per act.
 */
export const reauthentication = <Wish, Failure extends Refusal, Done = void>(actFx: Effect<Wish, Done, Failure>) => {
  const signInAgainFx = attach({ effect: reauthenticateFx, mapParams: ({ current }: Proven<Wish>) => current });
  const sent = createEvent<Proven<Wish>>();
  const missing = sample({ clock: sent, filter: ({ current }) => current === "" });
  const refused = sample({ clock: actFx.failData, filter: ({ kind }) => kind === "reauthentication" });

  /** Why the password is asked for; null while it isn't. */
  const $asked = createStore<NotReauthenticated | null>(null, { serialize: "ignore" })
    .on(missing, (asked) => (asked?.kind === "reauthentication" ? asked : { kind: "reauthentication" }))
    .on(refused, (_, failure) => failure as unknown as SignInTooOld)
    .on(signInAgainFx.failData, (_, failure) => failure)
    .reset([signInAgainFx.done, actFx.done, $memberId]);
  /** Counts the requests for the password. Each focuses its field. */
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

type Proof<Wish> = Pick<
  ReturnType<typeof reauthentication<Wish, Refusal>>,
  "sent" | "$asked" | "$tries" | "$isSending"
>;

/** `form` sends the current password too while `proof` asks for it. Its own `toParams` gives null then. */
export const withProof = <Fields extends Readonly<Record<typeof currentName, string>>, Wish, Form>(
  form: Form & FormModel<Fields>,
  proof: Proof<Wish>,
  wishOf: (texts: Fields) => Wish,
) => {
  sample({
    clock: form.sent as Event<Fields>,
    source: { asked: proof.$asked, errors: form.$errors },
    filter: ({ asked, errors }) => asked !== null && !isWrong(errors),
    fn: (_, texts) => ({ wish: wishOf(texts), current: texts[currentName] }),
    target: proof.sent,
  });
  const $tries = combine(form.$tries, proof.$tries, (tries, proofTries) => tries + proofTries);
  return { ...form, $tries, $isPending: proof.$isSending };
};
