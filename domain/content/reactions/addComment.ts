import type { Session, SignedOut } from "../../accounts/ports.ts";
import { done, type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type Comment, type CommentId, longestComment } from "./comment.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { AnsweredGone, Comments, Gone, Muted } from "./ports.ts";

type Needs<Id> = { readonly session: Session; readonly comments: Comments<Id> };

export type InvalidComment =
  | { readonly kind: "blank" }
  /** `over` characters more than `longestComment`. */
  | { readonly kind: "too-long"; readonly over: number };

/** A comment's text as it is stored. Refuses a blank one, and a too long one. */
export const parseComment = (text: string): Result<string, InvalidComment> => {
  const kept = normalizeText(text);
  if (isBlank(kept)) return refused({ kind: "blank" });
  const over = [...kept].length - longestComment;
  return over > 0 ? refused({ kind: "too-long", over }) : done(kept);
};

export type CommentWish<Id> = {
  readonly id: Id;
  readonly text: string;
  /** The comment that it replies to. */
  readonly answered?: CommentId | undefined;
};
export type CommentRefusal = SignedOut | Gone | AnsweredGone | Muted | TooMany | InvalidComment;
export type AddComment<Id> = (wish: CommentWish<Id>) => Promise<Result<Comment, CommentRefusal>>;

/**
 * Adds the signed-in member's comment to a content item, or their reply to a comment on it. Refuses visitors, blank comments, too
 * long ones, and replies to a comment that the member can't read there.
 */
export const addComment =
  <Id>({ session, comments }: Needs<Id>): AddComment<Id> =>
  async ({ id, text, answered }) => {
    const parsed = parseComment(text);
    if (!parsed.ok) return parsed;
    const member = await session.current();
    return member ? comments.add(id, member.id, parsed.value, answered) : refused({ kind: "signed-out" });
  };
