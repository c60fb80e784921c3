import type { Session } from "../accounts/ports.ts";
import { type Result, refused } from "../result.ts";
import { isBlank, longestComment, tidied, type TipComment } from "./comment.ts";
import type { Gone, SignedOut, TipComments } from "./ports.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly session: Session; readonly comments: TipComments };

export type CommentWish = { readonly tip: TipId; readonly text: string };
export type CommentRefusal =
  | SignedOut
  | Gone
  | { readonly kind: "blank" }
  /** `over` characters more than `longestComment`. */
  | { readonly kind: "too-long"; readonly over: number };
export type CommentTip = (wish: CommentWish) => Promise<Result<TipComment, CommentRefusal>>;

/** Adds the signed-in member's comment. Refuses visitors, what nobody could see, and what is too long to be one. */
export const commentTip =
  ({ session, comments }: Needs): CommentTip =>
  async ({ tip, text }) => {
    const kept = tidied(text);
    if (isBlank(kept)) return refused({ kind: "blank" });
    const over = [...kept].length - longestComment;
    if (over > 0) return refused({ kind: "too-long", over });
    const member = await session.current();
    return member ? comments.add(tip, member.id, kept) : refused({ kind: "signed-out" });
  };
