import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { ItemRef } from "../editing/contentItem.ts";
import type { Gone } from "../reactions/ports.ts";
import type { Quoted } from "./quoted.ts";

export type RemarkId = string & { readonly brand: "RemarkId" };

/** An answer to a remark. */
export type RemarkAnswer = {
  readonly id: RemarkId;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly card: MemberCard;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** What one of the staff remarks on a passage of a content item. It is stored beside the item: readers get nothing of it. */
export type Remark = RemarkAnswer & {
  readonly quoted: Quoted;
  readonly isResolved: boolean;
  /** Oldest first. */
  readonly answers: readonly RemarkAnswer[];
};

export const longestRemark = 2_000;

export type NewRemark = ItemRef & { readonly quoted: Quoted; readonly text: string };
export type NewAnswer = { readonly id: RemarkId; readonly text: string };

type NotAdded = SignedOut | NotStaff | Gone | TooMany;

/** The remarks on content items, for the staff. */
export type Remarks = {
  /** Oldest first, resolved ones too. */
  list(item: ItemRef): Promise<Result<readonly Remark[], SignedOut | NotStaff>>;
  /** The same remark again within minutes is a retry. */
  add(remark: NewRemark): Promise<Result<void, NotAdded>>;
  /** Answers a remark. The same answer again within minutes is a retry. */
  answer(answer: NewAnswer): Promise<Result<void, NotAdded>>;
  /** Resolves a remark, or opens it again. Idempotent. */
  resolve(wish: {
    readonly id: RemarkId;
    readonly isResolved: boolean;
  }): Promise<Result<void, SignedOut | NotStaff | Gone>>;
  /** Deletes the caller's own remark with its answers, or their own answer; leaves those of others. Idempotent. */
  remove(id: RemarkId): Promise<Result<void, SignedOut | NotStaff>>;
};

type Unfit =
  | { readonly kind: "blank" }
  /** `over` characters more than `longestRemark`. */
  | { readonly kind: "too-long"; readonly over: number };

/** Why a text is no remark; undefined for one that is. */
export const unfitRemark = (text: string): Unfit | undefined => {
  const kept = normalizeText(text);
  if (isBlank(kept)) return { kind: "blank" };
  const over = [...kept].length - longestRemark;
  return over > 0 ? { kind: "too-long", over } : undefined;
};

type Needs = { readonly remarks: Remarks };

export type RemarkRefusal = RefusalOf<Remarks["add"]> | Unfit;
export type AddRemark = (remark: NewRemark) => Promise<Result<void, RemarkRefusal>>;
export type AnswerRemark = (answer: NewAnswer) => Promise<Result<void, RemarkRefusal>>;

/** Adds a remark. Refuses callers who aren't staff, a blank text, and one that is too long. */
export const addRemark =
  ({ remarks }: Needs): AddRemark =>
  async (remark) => {
    const unfit = unfitRemark(remark.text);
    return unfit ? refused(unfit) : remarks.add({ ...remark, text: normalizeText(remark.text) });
  };

/** Answers a remark. Refuses what `addRemark` refuses. */
export const answerRemark =
  ({ remarks }: Needs): AnswerRemark =>
  async ({ id, text }) => {
    const unfit = unfitRemark(text);
    return unfit ? refused(unfit) : remarks.answer({ id, text: normalizeText(text) });
  };
