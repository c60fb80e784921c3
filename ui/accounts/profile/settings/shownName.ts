import { combine, createStore, sample } from "effector";
import { createMutation } from "../../../lib/mutation.ts";
import { $account, $memberId, sessionChanged } from "../../session/session.ts";
import { preferUsernameFx } from "../effects.ts";
import { notHidden } from "./settingsWords.ts";

/** The pressed choice, until the account has it; null otherwise. */
const $pressed = createStore<boolean | null>(null, { serialize: "ignore" })
  .on(preferUsernameFx, (_, { isPreferred }) => isPreferred)
  .reset([preferUsernameFx.fail, $account, $memberId]);

/** Whether the site names the member by their username, as pressed or else as stored. */
export const $prefersUsername = combine(
  $pressed,
  $account,
  (pressed, account) => pressed ?? account?.prefersUsername ?? false,
);

export const { requested: usernamePreferred } = createMutation(preferUsernameFx, {
  failed: ({ error }) => notHidden(error),
});

sample({ clock: preferUsernameFx.done, fn: () => {}, target: sessionChanged });
