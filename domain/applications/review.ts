import type { MemberId } from "../accounts/member.ts";
import type { Application, ApplicationStatus } from "./application.ts";

/** Somebody of the staff. A name is null for whoever has none. */
export type Colleague = { readonly id: MemberId; readonly username: string | null };

export type Decision = Extract<ApplicationStatus, "accepted" | "rejected">;

/** An application as the staff reads it. Nobody decided on one that waits; `decidedBy` is null too once they have left. */
export type Candidacy = Application & { readonly decidedBy: Colleague | null };

/** What became of an application, at some time. "pending": a decision was taken back. */
export type Step = {
  readonly status: Exclude<ApplicationStatus, "withdrawn">;
  readonly by: Colleague | null;
  /** ISO 8601. */
  readonly at: string;
};

/** What the staff says to itself about an application. */
export type Note = {
  readonly id: string;
  readonly author: Colleague | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** How many the staff's list shows on a page. */
export const applicationsPerPage = 20;

/** The most characters of a word to the candidate, and of an internal note. */
export const longestNote = 5_000;

/** Milliseconds in which a decision may be taken back: so long its mail waits. */
const undoTime = 10 * 60 * 1_000;

/** Until when a decision may be taken back, in milliseconds since 1970; undefined when there is none. */
export const undoableUntil = ({ status, decidedAt }: Pick<Application, "status" | "decidedAt">): number | undefined =>
  (status === "accepted" || status === "rejected") && decidedAt !== null
    ? new Date(decidedAt).getTime() + undoTime
    : undefined;

/** Whether an application is the member's own. Another member of the staff decides on it, and its notes stay hidden from them. */
export const isOwn = ({ applicant }: Pick<Application, "applicant">, member: MemberId | null): boolean =>
  applicant === member;

/** How many characters too many a note has. */
export const overlongNote = (text: string): number => Math.max(0, [...text].length - longestNote);
