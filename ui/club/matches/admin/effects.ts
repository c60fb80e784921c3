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
import { staffEffect } from "../../../lib/staffEffect.ts";

export const listStaffMatchesFx = staffEffect("listStaffMatches")<StaffMatchQuery, Page<Match>, Unexpected>();
export const listMatchChoicesFx = staffEffect("listMatchChoices")<void, readonly MatchChoice[], Unexpected>();
export const listTeamsFx = staffEffect("listTeams")<void, readonly TeamName[], Unexpected>();
/** Undefined for a match that was deleted. */
export const openMatchFx = staffEffect("openMatch")<MatchId, Match | undefined, Unexpected>();
export const addMatchFx = staffEffect("addMatch")<NewMatch, Match, AddMatchRefusal | Unexpected>();
export const saveMatchFx = staffEffect("saveMatch")<MatchEdit, Match, SaveMatchRefusal | Unexpected>();
export const scoreMatchFx = staffEffect("scoreMatch")<ScoreEdit, Match, ScoreMatchRefusal | Unexpected>();
export const removeMatchFx = staffEffect("removeMatch")<
  MatchId,
  void,
  RefusalOf<MatchRepository["remove"]> | Unexpected
>();
export type PlanFailure = FileProblem | Unexpected;
export type WriteFailure = RefusalOf<MatchImport["write"]> | Unexpected;

export const planFileFx = staffEffect("planMatchFile")<Parameters<PlanFile>[0], FilePlan, PlanFailure>();
export const listAllMatchesFx = staffEffect("listAllMatches")<void, readonly Match[], Unexpected>();
export const writeMatchesFx = staffEffect("writeMatches")<
  readonly MatchWrite[],
  readonly WriteOutcome[],
  WriteFailure
>();
