import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { RoleChange } from "../../../domain/accounts/staff/ports.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { createQuery } from "../../lib/query.ts";
import { toastActed, toastShown } from "../../lib/feedback/toasts.ts";
import { findMembersFx, setStaffFx } from "../effects.ts";
import { inFlight } from "../inFlight.ts";
import { changeBackNames, roleNotSet, roleSet } from "./words.ts";

/** Searches members; an empty text lists the staff. */
export const membersWanted = createEvent<string>();
export const rolePressed = createEvent<RoleChange>();

export const $wanted = createStore("", { serialize: "ignore" })
  .on(membersWanted, (_, words) => words.trim())
  .reset($memberId);
/** Members whose rights are being changed. */
export const $changing = inFlight(setStaffFx).map((changes) => changes.map(({ member }) => member));

const found = createQuery({ effect: findMembersFx, $params: $wanted, ends: [$memberId], isReplacedByFailure: true });
export const $found = found.$state;
sample({ clock: [membersWanted, setStaffFx.done], target: found.refreshed });

const backWanted = sample({
  clock: toastActed,
  filter: ({ name }) => name === changeBackNames.give || name === changeBackNames.take,
  fn: ({ name, id }): RoleChange => ({ member: id as MemberId, isStaff: name === changeBackNames.give }),
});
sample({
  clock: [rolePressed, backWanted],
  source: $changing,
  filter: (changing, { member }) => !changing.includes(member),
  fn: (_, change) => change,
  target: setStaffFx,
});
sample({ clock: setStaffFx.done, fn: ({ params }) => roleSet(params), target: toastShown });
sample({ clock: setStaffFx.failData, fn: roleNotSet, target: toastShown });
