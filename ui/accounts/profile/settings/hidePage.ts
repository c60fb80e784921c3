import { createStore, sample } from "effector";
import { createMutation } from "../../../lib/mutation.ts";
import { $account, sessionChanged } from "../../session/session.ts";
import { hideMyPageFx } from "../effects.ts";
import { notHidden } from "./settingsWords.ts";

/** The choice shown: the pressed one until the answer, and then the account's. */
export const $isPageHidden = createStore(false, { serialize: "ignore" })
  .on($account, (_, account) => account?.isHidden ?? false)
  .on(hideMyPageFx, (_, { isHidden }) => isHidden)
  .on(hideMyPageFx.fail, (_, { params }) => !params.isHidden);

export const { requested: hidingPressed } = createMutation(hideMyPageFx, { failed: ({ error }) => notHidden(error) });

sample({ clock: hideMyPageFx.done, fn: () => {}, target: sessionChanged });
