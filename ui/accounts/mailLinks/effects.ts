import { act } from "../../lib/act.ts";

export const spendMailLinkFx = act("spendMailLink");
export const ownerOfSessionFx = act("ownerOfSession");
export const openSessionFx = act("openSession");
export const resetPasswordFx = act("resetPassword");
