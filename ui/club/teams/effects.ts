import { act } from "../../lib/act.ts";

export const readTeamsFx = act("readTeams");
export const readTeamFx = act("readTeam");
export const readPersonFx = act("readPerson");
