import { createEvent, createStore, sample } from "effector";
import { $account } from "../session/session.ts";
import { signInForm } from "../signIn/signIn.ts";
import { linkPressed } from "./discord.ts";

/** The page of a known address is shown. Carries where the way to Discord ends. */
export const knownShown = createEvent<string>();
export const knownLeft = createEvent();

const $back = createStore<string | null>(null, { serialize: "ignore" })
  .on(knownShown, (_, back) => back)
  .reset(knownLeft);

/** The password was given on this page: only then Discord is linked without a press. */
const $isProven = createStore(false, { serialize: "ignore" })
  .on(sample({ clock: signInForm.done, source: $back, filter: (back) => back !== null }), () => true)
  .reset([knownLeft, linkPressed]);

sample({
  clock: $account,
  source: { back: $back, isProven: $isProven },
  filter: ({ back, isProven }, account) => back !== null && isProven && account !== null,
  fn: ({ back }) => ({ back: back ?? "", isKnown: true }),
  target: linkPressed,
});
sample({ clock: knownLeft, fn: () => {}, target: signInForm.left });
