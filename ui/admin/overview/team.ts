import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { createMutation } from "../../lib/mutation.ts";
import { createQuery } from "../../lib/query.ts";
import { toastActed } from "../../lib/feedback/toasts.ts";
import { findMembersFx, setStaffFx } from "../effects.ts";
import { changeBackNames, roleNotSet, roleSet } from "./words.ts";

/** Searches members; an empty text lists the staff. */
export const membersWanted = createEvent<string>();

export const $wanted = createStore("", { serialize: "ignore" })
  .on(membersWanted, (_, words) => words.trim())
  .reset($memberId);

const found = createQuery({ effect: findMembersFx, $params: $wanted, ends: [$memberId], isReplacedByFailure: true });
export const $found = found.$state;
sample({ clock: [membersWanted, setStaffFx.done], target: found.refreshed });

const change = createMutation(setStaffFx, {
  keyOf: ({ member }) => member,
  ends: [$memberId],
  done: ({ params }) => roleSet(params),
  failed: ({ error }) => roleNotSet(error),
});
export const rolePressed = change.requested;
/** Members whose rights are being changed. */
export const $changing = change.$inFlight.map((changes) => changes.map(({ member }) => member));
sample({
  clock: toastActed,
  filter: ({ name }) => name === changeBackNames.give || name === changeBackNames.take,
  fn: ({ name, id }) => ({ member: id as MemberId, isStaff: name === changeBackNames.give }),
  target: rolePressed,
});
