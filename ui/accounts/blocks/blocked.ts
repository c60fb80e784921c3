import { combine, createStore } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { $account, $memberId } from "../session/session.ts";
import { blockMemberFx } from "./effects.ts";

/** What was pressed, until the account says the same: it may have been asked before. */
const $pressed = createStore<Readonly<Record<MemberId, boolean>>>({}, { serialize: "ignore" })
  .on(blockMemberFx, (pressed, { member, isBlocked }) => ({ ...pressed, [member]: isBlocked }))
  .on(blockMemberFx.fail, (pressed, { params }) => {
    const { [params.member]: _, ...others } = pressed;
    return others;
  })
  .on($account, (pressed, account) =>
    Object.fromEntries(
      Object.entries(pressed).filter(
        ([member, isBlocked]) => (account?.blocked?.includes(member as MemberId) ?? false) !== isBlocked,
      ),
    ),
  )
  .reset($memberId);

/** Whether the signed-in member blocks another: as pressed, or else as stored. The account has it, so nothing more is asked for. */
export const $blocks = combine(
  $account,
  $pressed,
  (account, pressed) =>
    (member: MemberId | null): boolean =>
      member !== null && (pressed[member] ?? account?.blocked?.includes(member) ?? false),
);
