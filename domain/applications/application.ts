import type { MemberId } from "../accounts/member.ts";
import { hasValues } from "../shared/retry.ts";
import { done, refused, type Result } from "../shared/result.ts";
import type { Position, Question } from "./positions.ts";

export type ApplicationId = string & { readonly brand: "ApplicationId" };

/** The staff decides the first three, the applicant the last one. */
export const applicationStatuses = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The status of an application. An unknown one counts as pending. */
export const statusOf = (text: string): ApplicationStatus =>
  applicationStatuses.find((status) => status === text) ?? "pending";

/** A member's application for a position. */
export type Application = {
  readonly id: ApplicationId;
  readonly applicant: MemberId;
  /** The slug of the position. */
  readonly position: string;
  /** As the position was called, and what it asked, when the application was sent. */
  readonly positionTitle: string;
  readonly questions: readonly Question[];
  readonly discordUsername: string;
  readonly age: number | null;
  /** JSON: the answers to the position's own questions, and the applicant under `personalInfo`. */
  readonly experience: string;
  readonly availability: string;
  readonly motivation: string;
  readonly status: ApplicationStatus;
  /** The staff's note to the applicant. */
  readonly staffNotes: string | null;
  /** ISO 8601, like those below. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly withdrawnAt: string | null;
};

/** The applicant's part of an application; the club adds the rest. */
export type NewApplication = Pick<
  Application,
  "applicant" | "position" | "discordUsername" | "age" | "experience" | "availability" | "motivation"
>;

/** The position is closed or removed, or never existed. */
export type UnknownPosition = { readonly kind: "unknown-position" };

/** The member has a pending application for this position. */
export type AlreadyPending = { readonly kind: "already-pending" };
/** The member has no such application. */
export type NoApplication = { readonly kind: "no-application" };
/** The staff has decided. */
export type AlreadyDecided = { readonly kind: "already-decided" };

/** The member's pending application for a position. A member has one at most. */
export const pendingFor = <One extends Application>(
  applications: readonly One[],
  { applicant, position }: Pick<Application, "applicant" | "position">,
): One | undefined =>
  applications.find((one) => one.applicant === applicant && one.position === position && one.status === "pending");

/**
 * A new application, pending; for a retry the one that exists. Refuses a second one while another for the position is pending, and a
 * position that isn't open.
 * @param applications all that exist
 * @param asked what the position asks; undefined when it isn't open
 */
export const submitApplication = <One extends Application>(
  applications: readonly One[],
  wanted: NewApplication,
  asked: Pick<Position, "title" | "questions"> | undefined,
  id: ApplicationId,
  now: Date,
): Result<One | Application, AlreadyPending | UnknownPosition> => {
  const pending = pendingFor(applications, wanted);
  if (pending) return hasValues(pending, wanted) ? done(pending) : refused({ kind: "already-pending" });
  if (!asked) return refused({ kind: "unknown-position" });
  return done({
    ...wanted,
    positionTitle: asked.title,
    questions: asked.questions,
    id,
    status: "pending",
    staffNotes: null,
    createdAt: now.toISOString(),
    decidedAt: null,
    withdrawnAt: null,
  });
};

/** The application after its withdrawal; itself when it is withdrawn. Refuses a decided one. */
export const withdrawApplication = <One extends Application>(
  application: One,
  now: Date,
): Result<One, AlreadyDecided> => {
  if (application.status === "withdrawn") return done(application);
  if (application.status !== "pending") return refused({ kind: "already-decided" });
  return done({ ...application, status: "withdrawn", withdrawnAt: now.toISOString() });
};
