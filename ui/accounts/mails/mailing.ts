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

/** One place where somebody asks for a mail. `isAgain`: something else sent them one already. */
const mailing = <Refused extends Failure>(mailFx: Effect<string, void, Refused>, isAgain: boolean) => {
  const postFx = attach({ effect: mailFx });
  const typed = createEvent<string>();
  const sent = createEvent<string>();
  /** Another address, or another page. */
  const left = createEvent();

  /** Where a mail went; null while the address is filled in. */
  const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
    .on(postFx.done, (_, { params }) => params)
    .reset(left);
  /** How many went there: each is followed by a pause. */
  const $mailings = createStore(0, { serialize: "ignore" })
    .on(postFx.done, (mailings) => mailings + 1)
    .reset(left);
  /** Why none went; null when nothing is wrong. */
  const $failure = createStore<NotMailed | null>(null, { serialize: "ignore" })
    .on(sent, (_, email) => (isMailAddress(email.trim()) ? null : { kind: "no-address" }))
    .on(postFx.failData, (_, failure) => failure)
    .reset([typed, left]);
  /** How often it was sent in vain: each time, what is wrong is gone to. */
  const $tries = createStore(0, { serialize: "ignore" })
    .on(postFx.fail, (tries) => tries + 1)
    .on(sent, (tries, email) => tries + Number(!isMailAddress(email.trim())));

  // A second press while the first is on its way says nothing new.
  sample({
    clock: sent,
    source: postFx.pending,
    filter: (isSending, email) => !isSending && isMailAddress(email.trim()),
    fn: (_, email) => email.trim(),
    target: postFx,
  });
  sample({ clock: [typed, sent], target: emailGiven });

  // What stands beside the field says the first outcome. After that there is no field any more.
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

/** The mail that confirms a new account, to whom it should have come already. */
export const confirmationAgain = mailing(sendConfirmationAgainFx, true);
/** The same for whoever comes with a link that is no longer good. */
export const anotherConfirmation = mailing(sendConfirmationAgainFx, false);
/** The mail that lets its owner choose another password. */
export const recovery = mailing(mailRecoveryFx, false);
