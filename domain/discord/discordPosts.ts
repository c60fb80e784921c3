import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { ItemRef } from "../content/editing/contentItem.ts";
import type { Gone } from "../content/reactions/ports.ts";
import type { Result } from "../shared/result.ts";
import type { MatchId } from "../club/matches/match.ts";
import type { MatchPostRef } from "./matchPosts.ts";

/**
 * Why an announcement is left as it is until the staff decides. "unknown": Discord's answer was lost, so the message may stand there.
 * "refused": Discord doesn't accept it. "gave-up": too many tries. "removed": deleted on Discord. "foreign": it was posted by a webhook
 * that isn't the site's any more, which alone could change it.
 */
export const postProblems = ["unknown", "refused", "gave-up", "removed", "foreign"] as const;
export type PostProblem = (typeof postProblems)[number];

/**
 * "waiting": for the publication, or for its time. "late": its time is over, and nothing was posted. "sending": to be posted, edited or
 * deleted soon.
 */
export type PostState = "waiting" | "late" | "sending" | "posted" | PostProblem;

/** What is announced: a content item, or something of a match. */
export type PostRef = ItemRef | MatchPostRef;

/** An announcement on Discord. */
export type DiscordPost = PostRef & {
  readonly title: string;
  readonly isWanted: boolean;
  /** Whether everybody can read what it announces, and its time isn't over. */
  readonly isLive: boolean;
  readonly state: PostState;
};

export type DiscordChannel = {
  /** "none": the operator has set no webhook. "broken": Discord refuses the webhook, so that nothing leaves. */
  readonly state: "none" | "open" | "broken";
  /** The announcements that wait for a decision, by title, ten at most. Those that were deleted on Discord aren't among them. */
  readonly stopped: readonly DiscordPost[];
};

export const mostStopped = 10;

export type AnnounceWish = PostRef & { readonly isWanted: boolean };

/** The announcements as the staff wants them. The outbox brings the channel up to date. */
export type DiscordPosts = {
  channel(): Promise<Result<DiscordChannel, SignedOut | NotStaff>>;
  /** Null for an item that isn't announced, and for callers who aren't staff. */
  of(item: ItemRef): Promise<DiscordPost | null>;
  /** All of a match. */
  ofMatch(match: MatchId): Promise<readonly DiscordPost[]>;
  /**
   * Announces an item as long as it is published, or takes its announcement back. Idempotent. After a problem, it tries anew, or leaves the
   * channel as it is.
   */
  set(wish: AnnounceWish): Promise<Result<void, SignedOut | NotStaff | Gone>>;
};

type Stored = {
  /** Whether a message stands in the channel. */
  readonly isPosted: boolean;
  /** Whether something is to be done now. */
  readonly isDue: boolean;
  /** Whether it is too late to post it. */
  readonly isLate?: boolean;
  readonly problem: PostProblem | null;
};

export const postStateOf = ({ isPosted, isDue, isLate = false, problem }: Stored): PostState =>
  problem ?? (isDue ? "sending" : isPosted ? "posted" : isLate ? "late" : "waiting");
