import type { FileProblem } from "../../../../domain/club/matches/files/planFile.ts";
import type { MatchImport } from "../../../../domain/club/matches/ports.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { act } from "../../../lib/act.ts";

export const listStaffMatchesFx = act("listStaffMatches");
export const countStaffMatchesFx = act("countStaffMatches");
export const listMatchChoicesFx = act("listMatchChoices");
export const listTeamsFx = act("listTeams");
/** Undefined for a match that was deleted. */
export const openMatchFx = act("openMatch");
export const addMatchFx = act("addMatch");
export const saveMatchFx = act("saveMatch");
export const scoreMatchFx = act("scoreMatch");
export const removeMatchFx = act("removeMatch");
/** Copies a text to the clipboard. */
export const copyTextFx = act("copyText");
export type PlanFailure = FileProblem | Unexpected;
export type WriteFailure = RefusalOf<MatchImport["write"]> | Unexpected;

export const planFileFx = act("planMatchFile");
export const listAllMatchesFx = act("listAllMatches");
export const writeMatchesFx = act("writeMatches");
