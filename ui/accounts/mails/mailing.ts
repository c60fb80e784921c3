import { attach, createStore, type Effect, sample } from "effector";
import type { MailRecoveryRefusal } from "../../../domain/accounts/recovery.ts";
import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import { readMailAddress } from "../../../domain/shared/mailAddress.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createForm } from "../../lib/form.ts";
import { emailGiven } from "./email.ts";
import { mailedAgain, notMailed, notMailedAgain } from "./mailWords.ts";
import { mailRecoveryFx, sendConfirmationAgainFx } from "./requests.ts";

type Failure = MailRecoveryRefusal | TooManyTries | Unexpected;
const byField = (failure: Failure) => ({ email: notMailed(failure) });

/** Requests of one account mail. `isAgain`: another part of the page has sent one before. */
const mailing = (mailFx: Effect<string, void, Failure>, isAgain: boolean) => {
  const postFx = attach({ effect: mailFx });
  const form = createForm({
    fields: { email: "" },
    effect: postFx,
    toParams: ({ email }) => email.trim(),
    check: ({ email }) => (readMailAddress(email) === undefined ? byField({ kind: "no-address" }) : {}),
    errors: { "no-address": byField, "too-many-tries": byField, unexpected: byField },
  });
  // Also while the address is still incomplete.
  form.$errors.reset(form.typed);

  /** The address of the last sent mail; null while the form is filled in. */
  const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
    .on(form.done, (_, { params }) => params)
    .reset(form.left);
  /** Count of sent mails. A pause follows each. */
  const $mailings = createStore(0, { serialize: "ignore" })
    .on(form.done, (mailings) => mailings + 1)
    .reset(form.left);
  sample({ clock: [form.shown, form.typed, form.sent], fn: ({ email }) => email, target: emailGiven });

  // The first outcome is shown beside the field; later ones in a toast, because the field is hidden by then.
  const wasSent = (mailings: number) => isAgain || mailings > 0;
  sample({
    clock: form.done,
    source: $mailings,
    filter: (mailings) => wasSent(mailings - 1),
    fn: () => mailedAgain,
    target: toastShown,
  });
  sample({
    clock: form.failed,
    source: $mailings,
    filter: wasSent,
    fn: (_, { error }) => notMailedAgain(notMailed(error)),
    target: toastShown,
  });

  return { ...form, $mailedTo, $mailings };
};

export type Mailing = ReturnType<typeof mailing>;

/** Sends the confirmation mail of a new account again. */
export const confirmationAgain = mailing(sendConfirmationAgainFx, true);
/** Sends it again from the page of an expired link. */
export const anotherConfirmation = mailing(sendConfirmationAgainFx, false);
/** Sends the mail that resets a forgotten password. */
export const recovery = mailing(mailRecoveryFx, false);
