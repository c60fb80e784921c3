import type { Roles, SignedOut } from "../accounts/ports.ts";
import { normalizeText } from "../shared/text.ts";
import { type RefusalOf, refused, type Result } from "../shared/result.ts";
import { may, audienceOf } from "../shared/rights.ts";
import type { Identity, NotStaff } from "../accounts/staff/ports.ts";
import type { ApplicationId } from "./application.ts";
import type { ReviewNotes, Reviews } from "./ports.ts";
import { type Decision, type Note, overlongNote, type StaffApplication, type Step } from "./review.ts";

type Needs = { readonly identity: Identity; readonly roles: Roles; readonly reviews: Reviews };

export type Review = {
  readonly id: ApplicationId;
  readonly decision: Decision;
  /** For the applicant. */
  readonly staffNotes: string;
};

export type ReviewRefusal =
  | SignedOut
  | NotStaff
  | RefusalOf<Reviews["decide"]>
  /** How many characters too many the note has. */
  | { readonly kind: "too-long"; readonly over: number };
export type ReviewApplication = (review: Review) => Promise<Result<StaffApplication, ReviewRefusal>>;

/**
 * Accepts or rejects a pending application, in the name of the member that the backend confirms. The applicant is mailed ten
 * minutes later. Refuses callers who aren't staff, their own application, a missing or decided one, and a too long note.
 */
export const reviewApplication =
  ({ identity, roles, reviews }: Needs): ReviewApplication =>
  async ({ id, decision, staffNotes }) => {
    const member = await identity.confirmed();
    if (!member) return refused({ kind: "signed-out" });
    const note = normalizeText(staffNotes);
    if (overlongNote(note) > 0) return refused({ kind: "too-long", over: overlongNote(note) });
    const decided = await reviews.decide(id, member.id, decision, note);
    // The backend tells callers who can't read an application that there is none.
    if (decided.ok || decided.refusal.kind !== "no-application") return decided;
    const isStaff = may(audienceOf(await roles.of(member.id)), "decide on an application");
    return isStaff ? decided : refused({ kind: "not-staff" });
  };

export type UndoReviewRefusal = RefusalOf<Reviews["undo"]>;
export type UndoReview = (id: ApplicationId) => Promise<Result<void, UndoReviewRefusal>>;

/** Undoes a decision within ten minutes, and deletes its mail. Refuses callers who aren't staff, and later calls. */
export const undoReview =
  ({ identity, reviews }: Pick<Needs, "identity" | "reviews">): UndoReview =>
  async (id) =>
    (await identity.confirmed()) ? reviews.undo(id) : refused({ kind: "signed-out" });

type ReadReviewHistoryNeeds = { readonly reviews: Reviews; readonly notes: ReviewNotes };

/** Empty for callers who aren't staff. */
export type ReviewHistory = { readonly notes: readonly Note[]; readonly steps: readonly Step[] };

export type ReadReviewHistory = (id: ApplicationId) => Promise<ReviewHistory>;

/** The internal notes on an application, and what became of it. Empty for callers who aren't staff. */
export const readReviewHistory =
  ({ reviews, notes }: ReadReviewHistoryNeeds): ReadReviewHistory =>
  async (id) => {
    const [own, steps] = await Promise.all([notes.of(id), reviews.stepsOf(id)]);
    return { notes: own, steps };
  };
