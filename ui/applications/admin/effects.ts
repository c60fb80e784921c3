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
import { effectOf } from "../../lib/effectOf.ts";

export const listApplicationsFx = effectOf("listApplications")<
  ApplicationQuery,
  ApplicationList,
  SignedOut | NotStaff | Unexpected
>();
export const reviewHistoryFx = effectOf("readReviewHistory")<ApplicationId, ReviewHistory, Unexpected>();
export const reviewFx = effectOf("reviewApplication")<Review, StaffApplication, ReviewRefusal | Unexpected>();
export const undoReviewFx = effectOf("undoReview")<ApplicationId, void, UndoReviewRefusal | Unexpected>();
export const noteFx = effectOf("noteApplication")<
  { readonly id: ApplicationId; readonly text: string },
  Note,
  NoteRefusal | Unexpected
>();
