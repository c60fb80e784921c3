import { createEffect } from "effector";
import type {
  AddMatchRefusal,
  MatchEdit,
  NewMatch,
  SaveMatchRefusal,
  ScoreEdit,
  ScoreMatchRefusal,
  StaffMatchQuery,
} from "../../../../domain/club/matches/editMatches.ts";
import type { FilePlan, FileProblem, PlanFile } from "../../../../domain/club/matches/files/planFile.ts";
import type { Match, MatchId } from "../../../../domain/club/matches/match.ts";
import type {
  MatchChoice,
  MatchImport,
  MatchRepository,
  MatchWrite,
  TeamName,
  WriteOutcome,
} from "../../../../domain/club/matches/ports.ts";
import type { Page } from "../../../../domain/shared/pages.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listStaffMatchesFx = createEffect<StaffMatchQuery, Page<Match>, Unexpected>();
export const listMatchChoicesFx = createEffect<void, readonly MatchChoice[], Unexpected>();
export const listTeamsFx = createEffect<void, readonly TeamName[], Unexpected>();
/** Undefined for a match that was deleted. */
export const openMatchFx = createEffect<MatchId, Match | undefined, Unexpected>();
export const addMatchFx = createEffect<NewMatch, Match, AddMatchRefusal | Unexpected>();
export const saveMatchFx = createEffect<MatchEdit, Match, SaveMatchRefusal | Unexpected>();
export const scoreMatchFx = createEffect<ScoreEdit, Match, ScoreMatchRefusal | Unexpected>();
export const removeMatchFx = createEffect<MatchId, void, RefusalOf<MatchRepository["remove"]> | Unexpected>();
export type PlanFailure = FileProblem | Unexpected;
export type WriteFailure = RefusalOf<MatchImport["write"]> | Unexpected;

export const planFileFx = createEffect<Parameters<PlanFile>[0], FilePlan, PlanFailure>();
export const listAllMatchesFx = createEffect<void, readonly Match[], Unexpected>();
export const writeMatchesFx = createEffect<readonly MatchWrite[], readonly WriteOutcome[], WriteFailure>();
