import { createEffect } from "effector";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { ApplicationId } from "../../domain/recruitment/application.ts";
import type { ApplicationList, ApplicationQuery } from "../../domain/recruitment/listApplications.ts";
import type { NoteRefusal } from "../../domain/recruitment/noteApplication.ts";
import type { Dossier } from "../../domain/recruitment/readDossier.ts";
import type { Candidacy, Note } from "../../domain/recruitment/review.ts";
import type { Review, ReviewRefusal } from "../../domain/recruitment/reviewApplication.ts";
import type { UndoReviewRefusal } from "../../domain/recruitment/undoReview.ts";
import type { RefusalOf } from "../../domain/result.ts";
import type { NotStaff, RoleChange, Team, TeamMember } from "../../domain/staff/ports.ts";
import type { Overview } from "../../domain/staff/readOverview.ts";
import type { Unexpected } from "../page/failure.ts";

/** Takes the number of the question. */
export const overviewFx = createEffect<number, Overview, SignedOut | NotStaff | Unexpected>();
export const listApplicationsFx = createEffect<ApplicationQuery, ApplicationList, SignedOut | NotStaff | Unexpected>();
export const dossierFx = createEffect<ApplicationId, Dossier, Unexpected>();
export const reviewFx = createEffect<Review, Candidacy, ReviewRefusal | Unexpected>();
export const undoReviewFx = createEffect<ApplicationId, void, UndoReviewRefusal | Unexpected>();
export const noteFx = createEffect<
  { readonly id: ApplicationId; readonly text: string },
  Note,
  NoteRefusal | Unexpected
>();
export const findMembersFx = createEffect<string, readonly TeamMember[], RefusalOf<Team["find"]> | Unexpected>();
export const setStaffFx = createEffect<RoleChange, void, RefusalOf<Team["setStaff"]> | Unexpected>();
