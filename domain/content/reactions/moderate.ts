import type { Comment, CommentId } from "./comment.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Slug } from "../../shared/slug.ts";
import type { ContentKind, ItemRef } from "../editing/contentItem.ts";
import type { Gone } from "./ports.ts";

/** A comment with the content item that it is on, as the staff reads it. */
export type ModeratedComment = Comment & {
  readonly on: ItemRef & { readonly slug: Slug; readonly title: string };
};

/** Comments as the staff moderates them. */
export type Moderation = {
  /** Newest first, at most `count`, older than `before` (ISO 8601) when it is given. `hiddenOnly`: without the others. */
  latest(wanted: {
    readonly kind: ContentKind;
    readonly count: number;
    readonly before?: string | undefined;
    readonly hiddenOnly: boolean;
  }): Promise<readonly ModeratedComment[]>;
  /** Hides a comment from all but its author, who reads the reason, and the staff; null shows it again. */
  hide(kind: ContentKind, id: CommentId, reason: string | null): Promise<Result<void, SignedOut | NotStaff | Gone>>;
};

type Needs = { readonly moderation: Moderation };

export const longestReason = 500;

export type HideWish = { readonly kind: ContentKind; readonly id: CommentId; readonly reason: string };
export type HideRefusal =
  | RefusalOf<Moderation["hide"]>
  | { readonly kind: "reason-required" }
  /** `over` characters more than `longestReason`. */
  | { readonly kind: "reason-too-long"; readonly over: number };
export type HideComment = (wish: HideWish) => Promise<Result<void, HideRefusal>>;

/**
 * Hides a comment from all but its author, who reads the reason, and the staff. Refuses callers who aren't staff, and a
 * blank or too long reason.
 */
export const hideComment =
  ({ moderation }: Needs): HideComment =>
  async ({ kind, id, reason }) => {
    const kept = normalizeText(reason);
    if (isBlank(kept)) return refused({ kind: "reason-required" });
    const over = [...kept].length - longestReason;
    return over > 0 ? refused({ kind: "reason-too-long", over }) : moderation.hide(kind, id, kept);
  };

export type RestoreWish = Omit<HideWish, "reason">;
export type RestoreRefusal = RefusalOf<Moderation["hide"]>;
export type RestoreComment = (wish: RestoreWish) => Promise<Result<void, RestoreRefusal>>;

/** Shows a hidden comment again. Refuses callers who aren't staff. */
export const restoreComment =
  ({ moderation }: Needs): RestoreComment =>
  ({ kind, id }) =>
    moderation.hide(kind, id, null);

export type ModeratedPage = {
  readonly comments: readonly ModeratedComment[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
};
export type ModerationQuery = {
  readonly kind: ContentKind;
  readonly hiddenOnly: boolean;
  /** The oldest that is shown; absent for the first page. */
  readonly after?: ModeratedComment | undefined;
};
export type ListModerated = (wanted: ModerationQuery) => Promise<ModeratedPage>;

export const moderatedPerPage = 30;

/** A page of the comments on all articles or all tips as the staff reads them, newest first. */
export const listModerated =
  ({ moderation }: Needs): ListModerated =>
  async ({ kind, hiddenOnly, after }) => {
    // One more than shown, to know whether there are more.
    const found = await moderation.latest({ kind, hiddenOnly, count: moderatedPerPage + 1, before: after?.createdAt });
    return { comments: found.slice(0, moderatedPerPage), hasMore: found.length > moderatedPerPage };
  };
