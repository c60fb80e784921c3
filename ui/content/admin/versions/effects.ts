import { act } from "../../../lib/act.ts";

export const listVersionsFx = act("listVersions");
export const compareVersionsFx = act("compareVersions");
export const restoreVersionFx = act("restoreVersion");
