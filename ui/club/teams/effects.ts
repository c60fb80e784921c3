import { act } from "../../lib/act.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readTeamsFx = act("readTeams");
export const readTeamFx = act("readTeam");
export const readPersonFx = act("readPerson");
