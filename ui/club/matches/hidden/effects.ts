import { act } from "../../../lib/act.ts";

export const readScoresFx = act("readScores");
export const chooseScoresFx = act("chooseScores");
export const revealScoreFx = act("revealScore");
export const syncScoresFx = act("syncScores");
