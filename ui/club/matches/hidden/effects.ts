import type { ScoreChoice } from "../../../../domain/accounts/scoreChoice.ts";
import type { ChooseScores, HiddenScores } from "../../../../domain/club/matches/hiddenScores.ts";
import type { SyncScores } from "../../../../domain/club/matches/syncScores.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { effectOf } from "../../../lib/effectOf.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

export const readScoresFx = effectOf("readScores")<void, HiddenScores, Unexpected>();
export const chooseScoresFx = effectOf("chooseScores")<Parameters<ChooseScores>[0], ScoreChoice, Unexpected>();
export const revealScoreFx = effectOf("revealScore")<string, void, Unexpected>();
export const syncScoresFx = effectOf("syncScores")<
  Parameters<SyncScores>[0],
  ScoreChoice | null,
  RefusalOf<SyncScores> | Unexpected
>();
