import type { Session, SignedOut } from "../../accounts/ports.ts";
import { type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type Comment, longestComment } from "./comment.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { Comments, Gone } from "./ports.ts";

type Needs<Id> = { readonly session: Session; readonly comments: Comments<Id> };

export type CommentWish<Id> = { readonly id: Id; readonly text: string };
export type CommentRefusal =
  | SignedOut
  | Gone
  | TooMany
  | { readonly kind: "blank" }
  /** `over` characters more than `longestComment`. */
  | { readonly kind: "too-long"; readonly over: number };
export type AddComment<Id> = (wish: CommentWish<Id>) => Promise<Result<Comment, CommentRefusal>>;

/** Adds the signed-in member's comment to a content item. Refuses visitors, blank comments, and too long ones. */
export const addComment =
  <Id>({ session, comments }: Needs<Id>): AddComment<Id> =>
  async ({ id, text }) => {
    const kept = normalizeText(text);
    if (isBlank(kept)) return refused({ kind: "blank" });
    const over = [...kept].length - longestComment;
    if (over > 0) return refused({ kind: "too-long", over });
    const member = await session.current();
    return member ? comments.add(id, member.id, kept) : refused({ kind: "signed-out" });
  };
