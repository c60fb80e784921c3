import { createEvent, createStore, sample } from "effector";
import type { RoleId } from "../../domain/recruitment/roles.ts";
import { $standing } from "../accounts/session.ts";
import { toastShown } from "../page/toasts.ts";
import { words } from "./words.ts";

export const applyPressed = createEvent<RoleId>();

/** For which role somebody would apply, until it is known whether they may. */
const $wanted = createStore<RoleId | null>(null, { serialize: "ignore" }).on(applyPressed, (_, role) => role);

// A press that comes before it is known who is there isn't lost.
const applied = sample({
  clock: [applyPressed, $standing],
  source: { role: $wanted, standing: $standing },
  filter: ({ role, standing }) => role !== null && standing !== null,
});
$wanted.reset(applied);

sample({
  clock: applied,
  fn: ({ standing }) => (standing === "visitor" ? words.signedOut : words.notOpenYet),
  target: toastShown,
});
