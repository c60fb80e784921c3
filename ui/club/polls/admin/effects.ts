import { act } from "../../../lib/act.ts";

export const listPollsFx = act("listPolls");
export const openPollFx = act("openPoll");
export const closePollFx = act("closePoll");
export const listPlayersFx = act("listPlayers");
export const linkPlayerFx = act("linkPlayer");
