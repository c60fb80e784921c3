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
import { effectOf } from "../../../lib/effectOf.ts";

export const listStaffMatchesFx = effectOf("listStaffMatches")<StaffMatchQuery, Page<Match>, Unexpected>();
export const listMatchChoicesFx = effectOf("listMatchChoices")<void, readonly MatchChoice[], Unexpected>();
export const listTeamsFx = effectOf("listTeams")<void, readonly TeamName[], Unexpected>();
/** Undefined for a match that was deleted. */
export const openMatchFx = effectOf("openMatch")<MatchId, Match | undefined, Unexpected>();
export const addMatchFx = effectOf("addMatch")<NewMatch, Match, AddMatchRefusal | Unexpected>();
export const saveMatchFx = effectOf("saveMatch")<MatchEdit, Match, SaveMatchRefusal | Unexpected>();
export const scoreMatchFx = effectOf("scoreMatch")<ScoreEdit, Match, ScoreMatchRefusal | Unexpected>();
export const removeMatchFx = effectOf("removeMatch")<
  MatchId,
  void,
  RefusalOf<MatchRepository["remove"]> | Unexpected
>();
export type PlanFailure = FileProblem | Unexpected;
export type WriteFailure = RefusalOf<MatchImport["write"]> | Unexpected;

export const planFileFx = effectOf("planMatchFile")<Parameters<PlanFile>[0], FilePlan, PlanFailure>();
export const listAllMatchesFx = effectOf("listAllMatches")<void, readonly Match[], Unexpected>();
export const writeMatchesFx = effectOf("writeMatches")<readonly MatchWrite[], readonly WriteOutcome[], WriteFailure>();
