import { combine, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { $account, $memberId } from "../session/session.ts";
import { blockMemberFx } from "./effects.ts";

const known = sample({ clock: $account, source: blockMemberFx.pending, filter: (isPending) => !isPending });

/** What was pressed, until the account has it. */
const $pressed = createStore<Readonly<Record<MemberId, boolean>>>({}, { serialize: "ignore" })
  .on(blockMemberFx, (pressed, { member, isBlocked }) => ({ ...pressed, [member]: isBlocked }))
  .on(blockMemberFx.fail, (pressed, { params }) => {
    const { [params.member]: _, ...others } = pressed;
    return others;
  })
  .reset([known, $memberId]);

/** Whether the signed-in member blocks another: as pressed, or else as stored. The account has it, so nothing more is asked for. */
export const $blocks = combine(
  $account,
  $pressed,
  (account, pressed) =>
    (member: MemberId | null): boolean =>
      member !== null && (pressed[member] ?? account?.blocked?.includes(member) ?? false),
);
