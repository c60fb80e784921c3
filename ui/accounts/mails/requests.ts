import { attach, createEvent, createStore, sample } from "effector";
import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import type { MailRecoveryRefusal } from "../../../domain/accounts/recovery.ts";
import type { SignUpForm, SignUpRefusal } from "../../../domain/accounts/signUp.ts";
import { storeDraftFx } from "../../lib/drafts.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { loadMomentFx } from "../../lib/page/moment.ts";
import { $intent } from "../session/intent.ts";
import { type Intent, intentName, mailedIntent, writtenIntent } from "../session/storedIntent.ts";

// The backend answers each of these requests with a mail, whose link opens another page. What the device stores for that page is in this
// file too, so that no form can send one without it.

export const signUpFx = effectOf("signUp")<SignUpForm, void, SignUpRefusal | Unexpected>();
/** Takes the e-mail that the confirmation is sent to again. */
export const sendConfirmationAgainFx = effectOf("sendConfirmationAgain")<string, void, TooManyTries | Unexpected>();
export const mailRecoveryFx = effectOf("mailRecovery")<string, void, MailRecoveryRefusal | Unexpected>();

/** The path that the sign-in leads back to; "/" without one. */
export const returnPathSet = createEvent<string>();

const $way = createStore("/", { serialize: "ignore" }).on(returnPathSet, (_, path) => path);

// The intent is stored on the device for that page, bound to the mail's address: the device may be shared.
const mailed = sample({
  clock: [
    sample({ clock: signUpFx.done, fn: ({ params }) => params.email }),
    sample({ clock: [sendConfirmationAgainFx.done, mailRecoveryFx.done], fn: ({ params }) => params }),
  ],
  source: { intent: $intent, way: $way },
  fn: ({ intent, way }, email) => mailedIntent(intent, way, email),
});
sample({ clock: mailed, target: $intent });

const dateFx = attach({ effect: loadMomentFx, mapParams: (_: Intent) => {} });
sample({ clock: mailed, filter: (intent) => intent !== null, target: dateFx });
sample({
  clock: dateFx.done,
  source: $intent,
  filter: (intent, { params }) => intent === params,
  fn: (_, { params, result }) => ({ name: intentName, text: writtenIntent(params, result.now) }),
  target: storeDraftFx,
});
