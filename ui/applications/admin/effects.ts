import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { ApplicationList, ApplicationQuery } from "../../../domain/applications/listApplications.ts";
import type { NoteRefusal } from "../../../domain/applications/noteApplication.ts";
import type { Note, StaffApplication } from "../../../domain/applications/review.ts";
import type {
  Review,
  ReviewHistory,
  ReviewRefusal,
  UndoReviewRefusal,
} from "../../../domain/applications/reviewApplication.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { staffEffect } from "../../lib/staffEffect.ts";

export const listApplicationsFx = staffEffect("listApplications")<
  ApplicationQuery,
  ApplicationList,
  SignedOut | NotStaff | Unexpected
>();
export const reviewHistoryFx = staffEffect("readReviewHistory")<ApplicationId, ReviewHistory, Unexpected>();
export const reviewFx = staffEffect("reviewApplication")<Review, StaffApplication, ReviewRefusal | Unexpected>();
export const undoReviewFx = staffEffect("undoReview")<ApplicationId, void, UndoReviewRefusal | Unexpected>();
export const noteFx = staffEffect("noteApplication")<
  { readonly id: ApplicationId; readonly text: string },
  Note,
  NoteRefusal | Unexpected
>();
