import { done, type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
import type { Moderation } from "../reactions/moderate.ts";
import {
  type InvalidWords,
  invalidWords,
  longestMeasureReason,
  type MeasureId,
  type Measures,
  type NewMeasure,
} from "./measure.ts";
import type { Reports, ReportSubject } from "./report.ts";

export type TakeMeasureRefusal = RefusalOf<Measures["take"]> | InvalidWords;
/** `reported`: what was reported, when that led to the measure. `hidesComment`: a reported comment is hidden for the same reason. */
export type MeasureWish = NewMeasure & {
  readonly reported?: ReportSubject | undefined;
  readonly hidesComment?: boolean;
};
/** `isSettled`: whether nothing is left to do about what was reported. */
export type TakenMeasure = { readonly id: MeasureId; readonly isSettled: boolean };
export type TakeMeasure = (wish: MeasureWish) => Promise<Result<TakenMeasure, TakeMeasureRefusal>>;

type Needs = {
  readonly measures: Measures;
  readonly reports: Pick<Reports, "settle">;
  readonly moderation: Pick<Moderation, "hide">;
};

/**
 * Warns or mutes a member, and answers the reports that led to it: those of a member are settled, and those of a comment with its hiding.
 * While the comment stands, they stay open. Refuses callers who aren't staff, those of the same rank, and a blank or too long reason.
 */
export const takeMeasure =
  ({ measures, reports, moderation }: Needs): TakeMeasure =>
  async ({ reported, hidesComment = false, ...measure }) => {
    const invalid = invalidWords(measure.reason, longestMeasureReason);
    if (invalid) return refused(invalid);
    const reason = normalizeText(measure.reason);
    const taken = await measures.take({ ...measure, reason });
    if (!taken.ok) return taken;
    const answer = async (): Promise<boolean> => {
      if (!reported) return true;
      if (reported.kind === "member") return (await reports.settle({ subject: reported, isSettled: true })).ok;
      if (!hidesComment) return false;
      const hidden = await moderation.hide(reported.kind, reported.id, reason);
      // Gone, or hidden by a colleague: it doesn't stand any more.
      return hidden.ok || hidden.refusal.kind === "gone" || hidden.refusal.kind === "already-hidden";
    };
    return done({ id: taken.value, isSettled: await answer() });
  };
