import { act } from "../../lib/act.ts";

export const offersDiscordFx = act("offersDiscord");
export const goToDiscordFx = act("goToDiscord");
export const linkDiscordFx = act("linkDiscord");
/** Carries a code, which signs in. */
export const finishDiscordFx = act("finishDiscord");
export const myDiscordFx = act("myDiscord");
export const unlinkDiscordFx = act("unlinkDiscord");
