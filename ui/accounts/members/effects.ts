import { act } from "../../lib/act.ts";

export const readMemberFx = act("readMember");
