import { attach, createEvent, createStore, type Effect, sample } from "effector";
import type { MailRecoveryRefusal } from "../../../domain/accounts/mailRecovery.ts";
import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import { isMailAddress } from "../../../domain/shared/mailAddress.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { mailRecoveryFx, sendConfirmationAgainFx } from "../effects.ts";
import { emailGiven } from "./email.ts";
import { mailedAgain, type NotMailed, notMailed, notMailedAgain } from "./mailWords.ts";

type Failure = MailRecoveryRefusal | TooManyTries | Unexpected;

/** Requests of one account mail. `isAgain`: another part of the page has sent one before. */
const mailing = <Refused extends Failure>(mailFx: Effect<string, void, Refused>, isAgain: boolean) => {
  const postFx = attach({ effect: mailFx });
  const typed = createEvent<string>();
  const sent = createEvent<string>();
  /** The visitor corrects the address, or leaves the page. */
  const left = createEvent();

  /** The address of the last sent mail; null while the form is filled in. */
  const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
    .on(postFx.done, (_, { params }) => params)
    .reset(left);
  /** Count of sent mails. A pause follows each. */
  const $mailings = createStore(0, { serialize: "ignore" })
    .on(postFx.done, (mailings) => mailings + 1)
    .reset(left);
  /** Why no mail was sent; null without a failure. */
  const $failure = createStore<NotMailed | null>(null, { serialize: "ignore" })
    .on(sent, (_, email) => (isMailAddress(email.trim()) ? null : { kind: "no-address" }))
    .on(postFx.failData, (_, failure) => failure)
    .reset([typed, left]);
  /** Counts failed submits. Each moves the focus to the field. */
  const $tries = createStore(0, { serialize: "ignore" })
    .on(postFx.fail, (tries) => tries + 1)
    .on(sent, (tries, email) => tries + Number(!isMailAddress(email.trim())));

  // One request at a time.
  sample({
    clock: sent,
    source: postFx.pending,
    filter: (isSending, email) => !isSending && isMailAddress(email.trim()),
    fn: (_, email) => email.trim(),
    target: postFx,
  });
  sample({ clock: [typed, sent], target: emailGiven });

  // The first outcome is shown beside the field; later ones in a toast, because the field is hidden by then.
  const wasSent = (mailings: number) => isAgain || mailings > 0;
  sample({
    clock: postFx.done,
    source: $mailings,
    filter: (mailings) => wasSent(mailings - 1),
    fn: () => mailedAgain,
    target: toastShown,
  });
  sample({
    clock: postFx.failData,
    source: $mailings,
    filter: wasSent,
    fn: (_, failure) => notMailedAgain(notMailed(failure)),
    target: toastShown,
  });

  return { typed, sent, left, $mailedTo, $mailings, $failure, $tries, $isMailing: postFx.pending };
};

export type Mailing = ReturnType<typeof mailing>;

/** Sends the confirmation mail of a new account again. */
export const confirmationAgain = mailing(sendConfirmationAgainFx, true);
/** Sends it again from the page of an expired link. */
export const anotherConfirmation = mailing(sendConfirmationAgainFx, false);
/** Sends the mail that resets a forgotten password. */
export const recovery = mailing(mailRecoveryFx, false);
