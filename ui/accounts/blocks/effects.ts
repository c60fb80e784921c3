import { act, actBy } from "../../lib/act.ts";

/** Takes the name that the toast shows. */
export const blockMemberFx = actBy<{ readonly name: string }>()("blockMember");
export const listBlockedFx = act("listBlocked");
