import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { createMutation } from "../../lib/mutation.ts";
import { createQuery } from "../../lib/query.ts";
import { toastActed } from "../../lib/feedback/toasts.ts";
import { findMembersFx, listReservedNamesFx, setStaffFx, takeReservedNameFx } from "../effects.ts";
import { changeBackNames, nameNotTaken, nameTaken, roleNotSet, roleSet } from "./words.ts";

/** Searches members; an empty text lists the staff. */
export const membersWanted = createEvent<string>();

export const $searchedName = createStore("", { serialize: "ignore" })
  .on(membersWanted, (_, words) => words.trim())
  .reset($memberId);

const found = createQuery({
  effect: findMembersFx,
  $params: $searchedName,
  ends: [$memberId],
  isReplacedByFailure: true,
});
export const $found = found.$state;
sample({ clock: membersWanted, target: found.refreshed });

/** The members whose username passes for a function or for the club. Taking such a name can't be undone: they choose another. */
const reserved = createQuery({ effect: listReservedNamesFx, ends: [$memberId] });
export const $reserved = reserved.$state;
export const reservedWanted = reserved.refreshed;
const taking = createMutation(takeReservedNameFx, {
  keyOf: (member) => member,
  ends: [$memberId],
  done: () => nameTaken,
  failed: ({ error }) => nameNotTaken(error),
});
export const nameTakingPressed = taking.requested;
/** Members whose names are being taken. */
export const $taking = taking.$inFlight;
sample({ clock: [takeReservedNameFx.done, setStaffFx.done], target: [reserved.refreshed, found.refreshed] });

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
