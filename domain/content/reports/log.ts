import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { ContentKind } from "../editing/contentItem.ts";

/** What the staff does that the log keeps. "publish": of a comment that was held. */
export const moderationActs = [
  "hide",
  "show",
  "publish",
  "settle",
  "reopen",
  "warn",
  "mute",
  "lift",
  "accept",
  "refuse",
] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** An act of the staff's. */
export type LoggedAct = {
  /** Greater for a later one. */
  readonly id: number;
  readonly act: ModerationAct;
  /** ISO 8601. */
  readonly at: string;
  /** The username of who did it; null once they have left. */
  readonly by: string | null;
  /** On what the comment is; null for an act about a member. */
  readonly kind: ContentKind | null;
  /** The username of whom it is about; null for one without, or who had left. */
  readonly about: string | null;
};

/** The page of the log after an act; the newest without. */
type LogQuery = { readonly after?: number | undefined };

export type ModerationLog = {
  /** Newest first, at most `actsPerPage`, without acts about the caller. */
  page(query: LogQuery): Promise<Result<readonly LoggedAct[], SignedOut | NotStaff>>;
};

export const actsPerPage = 30;
