import { createEffect } from "effector";
import type { ScoreChoice } from "../../../../domain/accounts/scoreChoice.ts";
import type { ChooseScores, HiddenScores } from "../../../../domain/club/matches/hiddenScores.ts";
import type { SyncScores } from "../../../../domain/club/matches/syncScores.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readScoresFx = createEffect<void, HiddenScores, Unexpected>();
export const chooseScoresFx = createEffect<Parameters<ChooseScores>[0], ScoreChoice, Unexpected>();
export const revealScoreFx = createEffect<string, void, Unexpected>();
export const syncScoresFx = createEffect<
  Parameters<SyncScores>[0],
  ScoreChoice | null,
  RefusalOf<SyncScores> | Unexpected
>();
