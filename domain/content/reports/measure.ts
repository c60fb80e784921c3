import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import type { Audience } from "../../shared/rights.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { Gone } from "../reactions/ports.ts";

export type MeasureId = string & { readonly brand: "MeasureId" };

/** What the staff decides about a member, as the member reads it. A muted member writes no comments and sends no reports. */
export type Measure = {
  readonly id: MeasureId;
  readonly kind: "warning" | "mute";
  /** The staff's words. */
  readonly reason: string;
  /** All times are ISO 8601. */
  readonly createdAt: string;
  /** Null for a mute for good, and for a warning. */
  readonly endsAt: string | null;
  readonly liftedAt: string | null;
  /** The member's own words. */
  readonly appeal: { readonly text: string; readonly at: string } | null;
  /** What the staff answered to the appeal. */
  readonly answer: { readonly text: string; readonly isAccepted: boolean; readonly at: string } | null;
};

/** A measure as the staff reads it. The names are null once a member of the staff has left. */
export type StaffMeasure = Measure & {
  readonly about: MemberId;
  readonly aboutCard: MemberCard;
  readonly decidedBy: string | null;
  readonly liftedBy: string | null;
  readonly answeredBy: string | null;
  /** Whether the caller may lift it and answer its appeal. */
  readonly mayChange: boolean;
};

/** For how many hours members are muted; null for good. */
const muteHours = [24, 7 * 24, 30 * 24, null] as const;

export type NewMeasure = {
  readonly member: MemberId;
  readonly kind: Measure["kind"];
  readonly hours: (typeof muteHours)[number];
  readonly reason: string;
};

/** The caller has no right over that member: themself, or one of the same rank. */
type NotAbove = { readonly kind: "not-allowed" };
/** The member is muted already. */
type AlreadyMuted = { readonly kind: "already-muted" };
/** Another appeal or another answer is there already. */
type Already = { readonly kind: "already" };

type AppealWish = { readonly measure: MeasureId; readonly text: string };
export type AnswerWish = { readonly measure: MeasureId; readonly isAccepted: boolean; readonly text: string };

/** A member's own measures. */
export type OwnMeasures = {
  /** Newest first. */
  list(): Promise<Result<readonly Measure[], SignedOut>>;
  /** Keeps one appeal a measure. The same words again are a retry. Refuses a measure that is lifted. */
  appeal(wish: AppealWish): Promise<Result<void, SignedOut | Gone | Already>>;
};

/** What the staff does about members. */
export type Measures = {
  /** Those whose appeal waits first, then the newest, `mostMeasures` at most, without those about the caller. */
  list(): Promise<Result<readonly StaffMeasure[], SignedOut | NotStaff>>;
  /** The same again within minutes is a retry. */
  take(
    measure: NewMeasure,
  ): Promise<Result<MeasureId, SignedOut | NotStaff | NotAbove | Gone | AlreadyMuted | TooMany>>;
  /** Idempotent. */
  lift(measure: MeasureId): Promise<Result<void, SignedOut | NotStaff | NotAbove | Gone>>;
  /** An accepted appeal lifts the measure. */
  answer(wish: AnswerWish): Promise<Result<void, SignedOut | NotStaff | NotAbove | Gone | Already>>;
};

export const mostMeasures = 200;
export const longestMeasureReason = 500;
export const longestAppeal = 1000;

/** Whether a caller of that audience may decide about a member: about one without a role, and admins also about the staff. */
export const isAbove = (audience: Audience, other: Audience): boolean =>
  audience === "admin" ? other !== "admin" : audience === "staff" && other === "member";

/** Whether it is a mute that still holds. `now` in milliseconds since 1970. */
export const isMute = (
  { kind, liftedAt, endsAt }: Pick<Measure, "kind" | "liftedAt" | "endsAt">,
  now: number,
): boolean => kind === "mute" && liftedAt === null && (endsAt === null || Date.parse(endsAt) > now);

/** Whether its appeal waits for an answer. */
export const isAppealed = ({ appeal, answer }: Pick<Measure, "appeal" | "answer">): boolean =>
  appeal !== null && answer === null;

export type InvalidWords =
  | { readonly kind: "words-required" }
  /** `over` characters more than are allowed. */
  | { readonly kind: "words-too-long"; readonly over: number };

/** Why words can't be sent; undefined for those that can. */
export const invalidWords = (text: string, longest: number): InvalidWords | undefined => {
  const kept = normalizeText(text);
  if (isBlank(kept)) return { kind: "words-required" };
  const over = [...kept].length - longest;
  return over > 0 ? { kind: "words-too-long", over } : undefined;
};

export type AnswerAppealRefusal = RefusalOf<Measures["answer"]> | InvalidWords;
export type AnswerAppeal = (wish: AnswerWish) => Promise<Result<void, AnswerAppealRefusal>>;

/** Accepts an appeal, or refuses it with words that the member reads. */
export const answerAppeal =
  ({ measures }: { readonly measures: Measures }): AnswerAppeal =>
  async (wish) => {
    const invalid = invalidWords(wish.text, longestMeasureReason);
    const isSaid = invalid?.kind !== "words-required";
    if (invalid && (isSaid || !wish.isAccepted)) return refused(invalid);
    return measures.answer({ ...wish, text: isSaid ? normalizeText(wish.text) : "" });
  };

export type AppealRefusal = RefusalOf<OwnMeasures["appeal"]> | InvalidWords;
export type AppealMeasure = (wish: AppealWish) => Promise<Result<void, AppealRefusal>>;

/** Asks the staff to look at a measure again, once. */
export const appealMeasure =
  ({ ownMeasures }: { readonly ownMeasures: OwnMeasures }): AppealMeasure =>
  async (wish) => {
    const invalid = invalidWords(wish.text, longestAppeal);
    return invalid ? refused(invalid) : ownMeasures.appeal({ ...wish, text: normalizeText(wish.text) });
  };
