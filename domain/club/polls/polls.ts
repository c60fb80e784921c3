import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { Change, Hours, Span } from "./hours.ts";

export type PollId = string & { readonly brand: "PollId" };

/** What was made of a poll. */
type Made = { readonly slug: Slug; readonly title: string; readonly isPublished: boolean };

/** A team's players are asked when they can in a week. */
export type Poll = Span & {
  readonly id: PollId;
  readonly team: Slug;
  readonly game: string;
  /** Its Monday: "2026-12-07". */
  readonly week: string;
  /** Until the staff closes it, or the week is over. */
  readonly isOpen: boolean;
  readonly event: Made | null;
  readonly match: Made | null;
  /** Those who are players now, in the team's order. */
  readonly players: readonly {
    readonly person: Slug;
    readonly name: string;
    /** Null: no answer yet. */
    readonly hours: Hours | null;
    readonly isMe: boolean;
  }[];
};

export type AnswerRefusal = { readonly kind: "closed" | "not-a-player" | "not-hours" };

/** The polls of the caller's teams. */
export type Polls = {
  /** Open ones first, then the latest weeks. */
  list(): Promise<Result<readonly Poll[], SignedOut>>;
  /**
   * Keeps when the caller can: the hours that change, but for those that have begun, which stay as they are. The first answer begins with
   * none. Idempotent.
   */
  answer(given: {
    readonly id: PollId;
    readonly hours: Change;
  }): Promise<Result<void, SignedOut | TooMany | AnswerRefusal>>;
};

export type NewPoll = Span & { readonly team: Slug; readonly week: string };
export type OpenRefusal = { readonly kind: "gone" | "week-over" | "too-far" | "already-open" };

/** A player of a team, and the member that the staff says they are. */
export type TeamPlayer = {
  readonly team: Slug;
  readonly game: string;
  readonly person: Slug;
  readonly name: string;
  readonly username: string | null;
};
export type LinkRefusal = { readonly kind: "gone" | "no-such-member" | "taken" };

export type CloseRefusal = {
  /** "already-made": the poll has become another event or match. */
  readonly kind: "gone" | "already-made";
};

export type PollDesk = {
  /** The polls of all teams: open ones first, then the latest weeks. */
  list(): Promise<Result<readonly Poll[], SignedOut | NotStaff>>;
  /** Asks a team's players, and tells those who are members. */
  open(poll: NewPoll): Promise<Result<void, SignedOut | NotStaff | OpenRefusal>>;
  /**
   * Ends a poll, with what was made of it, and withdraws what told of it. Tells the players what was made, once it is published.
   * Idempotent.
   */
  close(given: {
    readonly id: PollId;
    readonly event?: Slug;
    readonly match?: Slug;
  }): Promise<Result<void, SignedOut | NotStaff | CloseRefusal>>;
  players(): Promise<Result<readonly TeamPlayer[], SignedOut | NotStaff>>;
  /** Says which member a player is, and tells them of the open polls. Null: none. Idempotent. */
  link(given: {
    readonly person: Slug;
    readonly username: string | null;
  }): Promise<Result<void, SignedOut | NotStaff | LinkRefusal>>;
};
