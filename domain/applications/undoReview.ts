import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Identity } from "../accounts/staff/ports.ts";
import type { ApplicationId } from "./application.ts";
import type { Reviews } from "./ports.ts";

type Needs = { readonly identity: Identity; readonly reviews: Reviews };

export type UndoReviewRefusal = RefusalOf<Reviews["undo"]>;
export type UndoReview = (id: ApplicationId) => Promise<Result<void, UndoReviewRefusal>>;

/** Takes a decision back within ten minutes, and its mail with it. Refuses all but the staff, and what is too late or no more. */
export const undoReview =
  ({ identity, reviews }: Needs): UndoReview =>
  async (id) =>
    (await identity.confirmed()) ? reviews.undo(id) : refused({ kind: "signed-out" });
