import { createEffect } from "effector";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { ApplicationId } from "../../domain/applications/application.ts";
import type { ApplicationList, ApplicationQuery } from "../../domain/applications/listApplications.ts";
import type { NoteRefusal } from "../../domain/applications/noteApplication.ts";
import type { StaffApplication, Note } from "../../domain/applications/review.ts";
import type {
  Review,
  ReviewHistory,
  ReviewRefusal,
  UndoReviewRefusal,
} from "../../domain/applications/reviewApplication.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { NotStaff, RoleChange, Team, TeamMember } from "../../domain/accounts/staff/ports.ts";
import type { Overview } from "../../domain/club/overview.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

export const overviewFx = createEffect<void, Overview, SignedOut | NotStaff | Unexpected>();
export const listApplicationsFx = createEffect<ApplicationQuery, ApplicationList, SignedOut | NotStaff | Unexpected>();
export const reviewHistoryFx = createEffect<ApplicationId, ReviewHistory, Unexpected>();
export const reviewFx = createEffect<Review, StaffApplication, ReviewRefusal | Unexpected>();
export const undoReviewFx = createEffect<ApplicationId, void, UndoReviewRefusal | Unexpected>();
export const noteFx = createEffect<
  { readonly id: ApplicationId; readonly text: string },
  Note,
  NoteRefusal | Unexpected
>();
export const findMembersFx = createEffect<string, readonly TeamMember[], RefusalOf<Team["find"]> | Unexpected>();
export const setStaffFx = createEffect<RoleChange, void, RefusalOf<Team["setStaff"]> | Unexpected>();
