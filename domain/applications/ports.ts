import type { MemberId } from "../accounts/member.ts";
import type { SignedOut } from "../accounts/ports.ts";
import type { Result } from "../shared/result.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { Application, ApplicationId } from "./application.ts";
import type { Candidacy, Decision, Note, Step } from "./review.ts";

/** What whoever applies says; the club adds the rest. */
export type NewApplication = Pick<
  Application,
  "applicant" | "position" | "discordUsername" | "age" | "experience" | "availability" | "motivation"
>;

/** The member has an application for this role that waits for an answer. */
export type AlreadyPending = { readonly kind: "already-pending" };
/** There is no such application of theirs. */
export type NoApplication = { readonly kind: "no-application" };
/** The staff has decided by now. */
export type AlreadyDecided = { readonly kind: "already-decided" };

export type Applications = {
  /** Keeps a new one, as pending. The same again while it is pending is a retry, and gives the one that is there. */
  add(application: NewApplication): Promise<Result<Application, SignedOut | AlreadyPending>>;
  /** A member's own, newest first. */
  of(member: MemberId): Promise<Result<readonly Application[], SignedOut>>;
  /** Takes a pending one back. Twice is as good as once. */
  withdraw(id: ApplicationId, member: MemberId): Promise<Result<void, SignedOut | NoApplication | AlreadyDecided>>;
};

export type ApplicationNotices = {
  /** Tells the club's people of a new application. Ends soon, and throws when they weren't told. */
  announce(application: Application): Promise<void>;
};

/** Which applications the staff asks for. */
export type Wanted = {
  /** Found in the role's id, the Discord name or the motivation, whatever the capitals and accents. Empty: all. */
  readonly words: string;
  /** Roles whose titles hold the words, as the reader's language calls them. */
  readonly positions: readonly string[];
};

export type StatusCounts = Readonly<Record<"pending" | Decision, number>>;

/** Somebody has decided already: who (null when they have left), what, and when. */
export type DecidedBefore = { readonly kind: "decided-before"; readonly candidacy: Candidacy };
/** More than ten minutes have gone by since the decision, and its mail has left. */
export type TooLate = { readonly kind: "too-late" };
/** The application is the caller's own: another member of the staff decides on it. */
export type OwnApplication = { readonly kind: "own-application" };
/** Whoever applied has sent another application for the role since. */
export type AppliedAgain = { readonly kind: "applied-again" };

/** What the staff does with applications. One that was taken back by its sender is as if it were not there. */
export type Reviews = {
  /** Newest first. Gives nothing to whoever isn't staff. */
  slice(
    wanted: Wanted & { readonly status: "pending" | Decision | null; readonly from: number; readonly count: number },
  ): Promise<readonly Candidacy[]>;
  count(wanted: Wanted): Promise<Result<StatusCounts, SignedOut | NotStaff>>;
  /** Decides on a pending one, once. The same decision by the same member again is a retry. An empty word is none. */
  decide(
    id: ApplicationId,
    by: MemberId,
    decision: Decision,
    staffNotes: string,
  ): Promise<Result<Candidacy, SignedOut | NoApplication | OwnApplication | DecidedBefore>>;
  /** Takes a decision back within ten minutes. Twice is as good as once. */
  undo(
    id: ApplicationId,
  ): Promise<Result<void, SignedOut | NotStaff | NoApplication | OwnApplication | TooLate | AppliedAgain>>;
  /** What became of one, the oldest step first. Gives nothing to callers who aren't staff, and nothing of the caller's own. */
  stepsOf(id: ApplicationId): Promise<readonly Step[]>;
};

export type ReviewNotes = {
  /** The oldest first. Gives nothing to callers who aren't staff, and nothing of the caller's own application. */
  of(id: ApplicationId): Promise<readonly Note[]>;
  /** The same text again within minutes is the same note. */
  add(
    id: ApplicationId,
    author: MemberId,
    text: string,
  ): Promise<Result<Note, SignedOut | NoApplication | OwnApplication>>;
};
