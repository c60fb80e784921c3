import type { MemberId } from "../accounts/member.ts";
import { minute } from "../shared/clock.ts";
import { done, refused, type Result } from "../shared/result.ts";
import { may, type Audience } from "../shared/rights.ts";
import { type Application, type ApplicationStatus, type NoApplication, pendingFor } from "./application.ts";

/** A member of the staff. The name is null for a member without a username. */
export type Colleague = { readonly id: MemberId; readonly username: string | null };

export type Decision = Extract<ApplicationStatus, "accepted" | "rejected">;

/** An application as the staff reads it. `decidedBy` is null for a pending one, and for a colleague who has left. */
export type StaffApplication = Application & { readonly decidedBy: Colleague | null };

/** A change of an application's status. "pending": a decision was undone. */
export type Step = {
  readonly status: Exclude<ApplicationStatus, "withdrawn">;
  readonly by: Colleague | null;
  /** ISO 8601. */
  readonly at: string;
};

/** An internal note of the staff on an application. */
export type Note = {
  readonly id: string;
  readonly author: Colleague | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** How many the staff's list shows on a page. */
export const applicationsPerPage = 20;

/** The most characters of a note to the applicant, and of an internal note. */
export const longestNote = 5_000;

/** How many characters too many a note has. */
export const overlongNote = (text: string): number => Math.max(0, [...text].length - longestNote);

/** More than ten minutes have passed since the decision. */
export type TooLate = { readonly kind: "too-late" };
/** The application is the caller's own: another member of the staff decides on it. */
export type OwnApplication = { readonly kind: "own-application" };
/** The applicant has sent another application for the position since. */
export type AppliedAgain = { readonly kind: "applied-again" };

/** Milliseconds in which a decision can be undone. Its mail waits as long. */
const undoTime = 10 * minute;

/** Until when a decision can be undone, in milliseconds since 1970; undefined for an application without one. */
export const undoableUntil = ({ status, decidedAt }: Pick<Application, "status" | "decidedAt">): number | undefined =>
  (status === "accepted" || status === "rejected") && decidedAt !== null
    ? new Date(decidedAt).getTime() + undoTime
    : undefined;

/** Whether an application is the member's own. Its review is hidden from them, and another member of the staff decides on it. */
export const isOwn = ({ applicant }: Pick<Application, "applicant">, member: MemberId | null): boolean =>
  applicant === member;

/** Whether a caller can read the notes and decisions on an application. The staff reads those on the applications of others. */
export const canReadReview = (
  application: Pick<Application, "applicant">,
  reader: MemberId | null,
  audience: Audience,
): boolean => may(audience, "read internal notes on applications") && !isOwn(application, reader);

/** Whether the staff can read an application and decide on it. A withdrawn one is hidden from them. */
export const isOpenToStaff = ({ status }: Pick<Application, "status">): boolean => status !== "withdrawn";

/** An application with the id of the member of the staff who decided on it. */
export type ReviewedApplication = Application & { readonly decidedBy: MemberId | null };

type Reviewed<Refusal extends { readonly kind: string }> = Result<
  ReviewedApplication,
  NoApplication | OwnApplication | Refusal
>;

/** An application that a member of the staff can review. Refuses their own, a withdrawn one, and a missing one. */
export const reviewable = (application: ReviewedApplication | undefined, by: MemberId | null): Reviewed<never> => {
  if (!application || !isOpenToStaff(application)) return refused({ kind: "no-application" });
  return isOwn(application, by) ? refused({ kind: "own-application" }) : done(application);
};

/** The application has a decision. It tells who decided (null when they have left), what, and when. */
export type DecidedBefore<One = StaffApplication> = { readonly kind: "decided-before"; readonly application: One };

/**
 * The application after a decision; itself when the same member repeats the same decision. An empty note is none.
 * Refuses the member's own application, a withdrawn one, and a second decision.
 */
export const decideApplication = (
  found: ReviewedApplication | undefined,
  { by, decision, note }: { readonly by: MemberId; readonly decision: Decision; readonly note: string },
  now: Date,
): Reviewed<DecidedBefore<ReviewedApplication>> => {
  const checked = reviewable(found, by);
  if (!checked.ok) return checked;
  const application = checked.value;
  const review = { status: decision, decidedBy: by, staffNotes: note || null };
  if (application.status === "pending") return done({ ...application, ...review, decidedAt: now.toISOString() });
  const isRepeated =
    application.status === decision && application.decidedBy === by && application.staffNotes === review.staffNotes;
  return isRepeated ? checked : refused({ kind: "decided-before", application: application });
};

/**
 * The application after its decision is undone; itself when it is pending. Refuses the member's own application, a withdrawn one, a
 * decision of more than ten minutes ago, and a position that the applicant has applied for again.
 * @param applications all that exist
 */
export const undoDecision = (
  found: ReviewedApplication | undefined,
  by: MemberId | null,
  applications: readonly Application[],
  now: Date,
): Reviewed<TooLate | AppliedAgain> => {
  const checked = reviewable(found, by);
  if (!checked.ok) return checked;
  const until = undoableUntil(checked.value);
  if (until === undefined) return checked;
  if (now.getTime() >= until) return refused({ kind: "too-late" });
  if (pendingFor(applications, checked.value)) return refused({ kind: "applied-again" });
  return done({ ...checked.value, status: "pending", staffNotes: null, decidedAt: null, decidedBy: null });
};
