import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { done, type RefusalOf, type Result, refused } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { ContentKind } from "../editing/contentItem.ts";
import type { CommentId } from "../reactions/comment.ts";
import type { Gone, Muted } from "../reactions/ports.ts";
import { invalidWords, type InvalidWords } from "./measure.ts";

/** Why members report. "other" needs words. */
export const reportReasons = ["attack", "hate", "spam", "private", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is reported: a comment on an article or a tip, or a member. */
export type ReportSubject =
  { readonly kind: ContentKind; readonly id: CommentId } | { readonly kind: "member"; readonly id: MemberId };

export type NewReport = {
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  /** The reporter's own words; may be empty. */
  readonly text: string;
};

/** What members send. */
export type Reporting = {
  /** One report for each member and subject: a second one replaces an open first one, and doesn't reopen a settled one. */
  send(report: NewReport): Promise<Result<void, SignedOut | Gone | Muted | TooMany>>;
};

/** An open report, as the staff reads it. */
export type Report = {
  readonly subject: ReportSubject;
  /** The comment's author, or the member. Null when the author has left. */
  readonly about: MemberId | null;
  readonly aboutCard: MemberCard;
  /** Null for a reported member. */
  readonly comment: {
    readonly text: string;
    /** ISO 8601. */
    readonly createdAt: string;
    readonly slug: Slug;
    readonly title: string;
  } | null;
  readonly reason: ReportReason;
  readonly text: string;
  /** Without a name once they have left. */
  readonly reporter: MemberCard;
  /** ISO 8601. */
  readonly reportedAt: string;
};

export type SettleWish = { readonly subject: ReportSubject; readonly isSettled: boolean };

/** What the staff reads and settles. */
export type Reports = {
  /** The open reports, newest first, `mostReports` at most, without those about the caller and their comments. */
  list(): Promise<Result<readonly Report[], SignedOut | NotStaff>>;
  /** Settles all reports of a subject, or opens them again. Leaves those about the caller. Idempotent. */
  settle(wish: SettleWish): Promise<Result<void, SignedOut | NotStaff>>;
};

export const mostReports = 200;

export const longestReport = 500;

export type InvalidReport = InvalidWords;

/** Why a report can't be sent; undefined for one that can. */
export const invalidReport = ({ reason, text }: Pick<NewReport, "reason" | "text">): InvalidReport | undefined => {
  const invalid = invalidWords(text, longestReport);
  return invalid?.kind === "words-required" && reason !== "other" ? undefined : invalid;
};

export type ReportRefusal = RefusalOf<Reporting["send"]> | InvalidReport;
export type SendReport = (report: NewReport) => Promise<Result<void, ReportRefusal>>;

/**
 * Reports a comment or a member to the staff. Refuses visitors, a subject that is gone or the caller's own, another reason without
 * words, and words that are too long.
 */
export const sendReport =
  ({ reporting }: { readonly reporting: Reporting }): SendReport =>
  async (report) => {
    const invalid = invalidReport(report);
    if (invalid) return refused(invalid);
    const kept = normalizeText(report.text);
    return reporting.send({ ...report, text: isBlank(kept) ? "" : kept });
  };

/** A subject with its open reports, newest first. */
export type ReportedSubject = Pick<Report, "subject" | "about" | "aboutCard" | "comment"> & {
  readonly reports: readonly Pick<Report, "reason" | "text" | "reporter" | "reportedAt">[];
};

/** The reports by subject: the subject of most members first, then the newest. */
export const bySubject = (reports: readonly Report[]): readonly ReportedSubject[] => {
  const found = new Map<string, ReportedSubject>();
  for (const report of reports) {
    const key = `${report.subject.kind} ${report.subject.id}`;
    found.set(key, { ...report, reports: [...(found.get(key)?.reports ?? []), report] });
  }
  return [...found.values()].toSorted((one, other) => other.reports.length - one.reports.length);
};

export type ListReports = () => Promise<Result<readonly ReportedSubject[], RefusalOf<Reports["list"]>>>;

/** What members report, for the staff. Refuses callers who aren't staff. */
export const listReports =
  ({ reports }: { readonly reports: Reports }): ListReports =>
  async () => {
    const found = await reports.list();
    return found.ok ? done(bySubject(found.value)) : found;
  };
