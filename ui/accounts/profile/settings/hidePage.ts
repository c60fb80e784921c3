import { combine, createStore, sample } from "effector";
import { createMutation } from "../../../lib/mutation.ts";
import { $account, $memberId, sessionChanged } from "../../session/session.ts";
import { hideMyPageFx } from "../effects.ts";
import { notHidden } from "./settingsWords.ts";

/** The pressed choice, until the account has it; null otherwise. */
const $pressed = createStore<boolean | null>(null, { serialize: "ignore" })
  .on(hideMyPageFx, (_, { isHidden }) => isHidden)
  .reset([hideMyPageFx.fail, $account, $memberId]);

/** Whether the member's page is hidden, as pressed or else as stored. */
export const $isPageHidden = combine($pressed, $account, (pressed, account) => pressed ?? account?.isHidden ?? false);

export const { requested: hidingPressed } = createMutation(hideMyPageFx, { failed: ({ error }) => notHidden(error) });

sample({ clock: hideMyPageFx.done, fn: () => {}, target: sessionChanged });
