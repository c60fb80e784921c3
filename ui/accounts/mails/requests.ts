import { attach, createEvent, createStore, sample } from "effector";
import { storeDraftFx } from "../../lib/drafts.ts";
import { act } from "../../lib/act.ts";
import { tellTimeFx } from "../../lib/page/now.ts";
import { $intent } from "../session/intent.ts";
import { type Intent, intentName, mailedIntent, writtenIntent } from "../session/storedIntent.ts";

// The backend answers each of these requests with a mail, whose link opens another page. What the device stores for that page is in this
// file too, so that no form can send one without it.

export const signUpFx = act("signUp");
/** Takes the e-mail that the confirmation is sent to again. */
export const sendConfirmationAgainFx = act("sendConfirmationAgain");
export const mailRecoveryFx = act("mailRecovery");

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

const dateFx = attach({ effect: tellTimeFx, mapParams: (_: Intent) => {} });
sample({ clock: mailed, filter: (intent) => intent !== null, target: dateFx });
sample({
  clock: dateFx.done,
  source: $intent,
  filter: (intent, { params }) => intent === params,
  fn: (_, { params, result }) => ({ name: intentName, text: writtenIntent(params, result.now) }),
  target: storeDraftFx,
});
