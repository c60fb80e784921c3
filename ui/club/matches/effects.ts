import { act } from "../../lib/act.ts";

export const listMatchesFx = act("listMatches");
export const readLatestResultsFx = act("readLatestResults");
export const readAroundMatchFx = act("readAroundMatch");
export const readMatchFx = act("readMatch");
export const nextMatchesFx = act("readNextMatches");
export const readSeasonFx = act("readSeason");
export const readSeasonShapeFx = act("readSeasonShape");
export const teamMatchesFx = act("listTeamMatches");
