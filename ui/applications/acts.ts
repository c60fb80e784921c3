import { act } from "../lib/act.ts";

// The effects of members on their own applications.

export const applyFx = act("apply");
export const myApplicationsFx = act("myApplications");
export const withdrawFx = act("withdrawApplication");
