import { act, actBy } from "../lib/act.ts";

/** Takes the number of the request, so that the latest answer wins. */
export const whoAmIFx = actBy<number>()("whoAmI");
export const signOutFx = act("signOut");
