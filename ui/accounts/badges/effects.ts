import { act } from "../../lib/act.ts";

export const readOwnBadgesFx = act("readOwnBadges");
