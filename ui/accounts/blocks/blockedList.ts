import { sample } from "effector";
import { createQuery } from "../../lib/query.ts";
import { $memberId } from "../session/session.ts";
import { blockMemberFx, listBlockedFx } from "./effects.ts";

/** Whom the member blocks, in the settings. */
export const {
  $state: $blockedMembers,
  refreshed: blockedWanted,
  reloaded: blockedRetried,
} = createQuery({ effect: listBlockedFx, ends: [$memberId] });

sample({ clock: blockMemberFx.done, fn: () => {}, target: blockedWanted });
