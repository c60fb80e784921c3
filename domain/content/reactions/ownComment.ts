import type { SignedOut } from "../../accounts/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { done, type Result } from "../../shared/result.ts";
import { type InvalidComment, parseComment } from "./addComment.ts";
import type { CommentId } from "./comment.ts";
import type { Comments, Gone, Muted, TooLate } from "./ports.ts";

export type EditWish = { readonly id: CommentId; readonly text: string };
export type EditRefusal = SignedOut | Gone | TooLate | Muted | TooMany | InvalidComment;
/** `isHeld`: the comment waits until the staff has read it. */
export type EditedComment = { readonly text: string; readonly isHeld: boolean };
export type EditComment = (wish: EditWish) => Promise<Result<EditedComment, EditRefusal>>;

/**
 * Changes the signed-in member's own comment. Refuses visitors, comments of others, blank and too long texts, and a comment that is
 * older than `editingTime`.
 */
export const editComment =
  <Id>({ comments }: { readonly comments: Comments<Id> }): EditComment =>
  async ({ id, text }) => {
    const parsed = parseComment(text);
    if (!parsed.ok) return parsed;
    const edited = await comments.edit(id, parsed.value);
    return edited.ok ? done({ text: parsed.value, ...edited.value }) : edited;
  };

export type RemoveComment = (id: CommentId) => Promise<Result<void, SignedOut>>;
