import { act } from "../../lib/act.ts";

export const readStandingsFx = act("readStandings");
