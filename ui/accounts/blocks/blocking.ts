import { sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { toastActed } from "../../lib/feedback/toasts.ts";
import { createMutation } from "../../lib/mutation.ts";
import { $memberId, sessionChanged } from "../session/session.ts";
import { blockMemberFx } from "./effects.ts";
import { blockedToast, notBlocked, unblockedToast } from "./words.ts";

type Wish = { readonly member: MemberId; readonly name: string; readonly isBlocked: boolean };

const undoName = "block-undo";

export const { requested: blockPressed, $inFlight: $blocking } = createMutation(blockMemberFx, {
  keyOf: ({ member }) => member,
  ends: [$memberId],
  done: ({ params: { member, name, isBlocked } }) =>
    isBlocked ? blockedToast(name, { name: undoName, id: JSON.stringify({ member, name }) }) : unblockedToast(name),
  failed: ({ params, error }) => notBlocked(error, params.isBlocked),
});

sample({
  clock: toastActed,
  filter: ({ name }) => name === undoName,
  fn: ({ id }): Wish => ({ ...(JSON.parse(id) as Pick<Wish, "member" | "name">), isBlocked: false }),
  target: blockPressed,
});
// The account says whom its member blocks.
sample({ clock: blockMemberFx.done, fn: () => {}, target: sessionChanged });
