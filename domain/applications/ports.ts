import type { MemberId } from "../accounts/member.ts";
import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { Sorting } from "../shared/pages.ts";
import type { Result } from "../shared/result.ts";
import type {
  AlreadyDecided,
  AlreadyPending,
  Application,
  ApplicationId,
  NewApplication,
  NoApplication,
  UnknownPosition,
} from "./application.ts";
import type {
  AppliedAgain,
  StaffApplication,
  DecidedBefore,
  Decision,
  Note,
  OwnApplication,
  Step,
  TooLate,
} from "./review.ts";

export type Applications = {
  /**
   * Stores a new one as pending, with the questions that its position had in this revision, or has. The same again while it is pending is a retry, and
   * returns the existing one. Refuses a position that isn't open.
   */
  add(
    application: NewApplication,
    revision?: number,
  ): Promise<Result<Application, SignedOut | AlreadyPending | UnknownPosition>>;
  /** A member's own, newest first. */
  of(member: MemberId): Promise<Result<readonly Application[], SignedOut>>;
  /** Withdraws a pending one. Idempotent. */
  withdraw(id: ApplicationId, member: MemberId): Promise<Result<void, SignedOut | NoApplication | AlreadyDecided>>;
};

/** The staff's choice of applications. */
export type Wanted = {
  /** Found in the position's title or slug, the Discord name or the motivation; capitals and accents don't count. Empty: all. */
  readonly words: string;
};

/** By the name on Discord, the position's title, or the day on which it was sent. */
export type ReviewSorting = Sorting<"name" | "position" | "date">;

export type StatusCounts = Readonly<Record<"pending" | Decision, number>>;

/** The staff's work on applications. Withdrawn ones are hidden from it. */
export type Reviews = {
  /** Newest first, also of those that a sorting takes for equal. Empty for callers who aren't staff. */
  slice(
    wanted: Wanted & {
      readonly status: "pending" | Decision | null;
      readonly sorting?: ReviewSorting | undefined;
      readonly from: number;
      readonly count: number;
    },
  ): Promise<readonly StaffApplication[]>;
  count(wanted: Wanted): Promise<Result<StatusCounts, SignedOut | NotStaff>>;
  /** Decides on a pending one, once. The same decision by the same member again is a retry. An empty note is none. */
  decide(
    id: ApplicationId,
    by: MemberId,
    decision: Decision,
    staffNotes: string,
  ): Promise<Result<StaffApplication, SignedOut | NoApplication | OwnApplication | DecidedBefore>>;
  /** Undoes a decision within ten minutes. Idempotent. */
  undo(
    id: ApplicationId,
  ): Promise<Result<void, SignedOut | NotStaff | NoApplication | OwnApplication | TooLate | AppliedAgain>>;
  /** The decisions on one, oldest first. Empty for callers who aren't staff, and for the caller's own application. */
  stepsOf(id: ApplicationId): Promise<readonly Step[]>;
};

export type ReviewNotes = {
  /** Oldest first. Empty for callers who aren't staff, and for the caller's own application. */
  of(id: ApplicationId): Promise<readonly Note[]>;
  /** Counts an equal text within minutes as a retry. */
  add(
    id: ApplicationId,
    author: MemberId,
    text: string,
  ): Promise<Result<Note, SignedOut | NoApplication | OwnApplication>>;
};
