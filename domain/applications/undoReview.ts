import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Identity } from "../accounts/staff/ports.ts";
import type { ApplicationId } from "./application.ts";
import type { Reviews } from "./ports.ts";

type Needs = { readonly identity: Identity; readonly reviews: Reviews };

export type UndoReviewRefusal = RefusalOf<Reviews["undo"]>;
export type UndoReview = (id: ApplicationId) => Promise<Result<void, UndoReviewRefusal>>;

/** Undoes a decision within ten minutes, and deletes its mail. Refuses callers who aren't staff, and later calls. */
export const undoReview =
  ({ identity, reviews }: Needs): UndoReview =>
  async (id) =>
    (await identity.confirmed()) ? reviews.undo(id) : refused({ kind: "signed-out" });
