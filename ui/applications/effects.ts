import { act } from "../lib/act.ts";

export const listPositionsFx = act("listPositions");
export const applyFx = act("apply");
export const myApplicationsFx = act("myApplications");
export const withdrawFx = act("withdrawApplication");
