import type { Comment, CommentId } from "./comment.ts";
import { type Page, pageOf, type Sorting } from "../../shared/pages.ts";
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

/** By its author's name, the title of its page, or its time. */
export type CommentSorting = Sorting<"author" | "page" | "date">;

/** Held ones wait until the staff has read them; hidden ones have been. */
export type CommentState = "shown" | "hidden" | "held";

/** Which comments are moderated. `state` absent: all. */
export type CommentFilter = { readonly kind: ContentKind; readonly state?: CommentState | undefined };

export const commentStateOf = ({ hiddenBecause, heldFor }: Pick<Comment, "hiddenBecause" | "heldFor">): CommentState =>
  heldFor !== null ? "held" : hiddenBecause !== null ? "hidden" : "shown";

type CommentSlice = CommentFilter & {
  readonly sorting?: CommentSorting | undefined;
  readonly from: number;
  readonly count: number;
};

/** How many comments of each kind there are in each state. */
export type CommentCounts = Readonly<Record<ContentKind, Readonly<Record<CommentState, number>>>>;

export const allIn = ({ shown, hidden, held }: CommentCounts[ContentKind]): number => shown + hidden + held;

/** The comment is hidden for another reason, which stays. */
type AlreadyHidden = { readonly kind: "already-hidden" };

/** Comments as the staff moderates them. */
export type Moderation = {
  /** Newest first, or sorted by a column: those without an author come last, equal ones stay newest first. */
  slice(wanted: CommentSlice): Promise<readonly ModeratedComment[]>;
  count(): Promise<CommentCounts>;
  /** Hides a comment from all but its author, who reads the reason, and the staff; null shows it again. Idempotent. */
  hide(
    kind: ContentKind,
    id: CommentId,
    reason: string | null,
  ): Promise<Result<void, SignedOut | NotStaff | Gone | AlreadyHidden>>;
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
 * Hides a comment from all but its author, who reads the reason, and the staff. Refuses callers who aren't staff, a
 * blank or too long reason, and a comment that is hidden for another one.
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

export type ModerationQuery = CommentFilter & {
  readonly sorting?: CommentSorting | undefined;
  readonly page: number;
};
export type ModeratedList = Page<ModeratedComment> & { readonly counts: CommentCounts };
export type ListModerated = (query: ModerationQuery) => Promise<ModeratedList>;

export const moderatedPerPage = 30;

/**
 * A page of the comments on all articles or all tips as the staff reads them, newest first or sorted by a column. A page beyond the
 * last is the last.
 */
export const listModerated =
  ({ moderation }: Needs): ListModerated =>
  async ({ page, ...wanted }) => {
    const counting = moderation.count();
    const list = await pageOf({
      page,
      perPage: moderatedPerPage,
      slice: (from, count) => moderation.slice({ ...wanted, from, count }),
      total: async () => {
        const counts = (await counting)[wanted.kind];
        return wanted.state ? counts[wanted.state] : allIn(counts);
      },
    });
    return { ...list, counts: await counting };
  };
