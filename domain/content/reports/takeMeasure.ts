import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
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
/** `reported`: what was reported, when that led to the measure. */
export type MeasureWish = NewMeasure & { readonly reported?: ReportSubject | undefined };
export type TakeMeasure = (wish: MeasureWish) => Promise<Result<MeasureId, TakeMeasureRefusal>>;

/**
 * Warns or mutes a member, and settles the reports that led to it. Refuses callers who aren't staff, those of the same rank, and a
 * blank or too long reason.
 */
export const takeMeasure =
  ({ measures, reports }: { readonly measures: Measures; readonly reports: Pick<Reports, "settle"> }): TakeMeasure =>
  async ({ reported, ...measure }) => {
    const invalid = invalidWords(measure.reason, longestMeasureReason);
    if (invalid) return refused(invalid);
    const taken = await measures.take({ ...measure, reason: normalizeText(measure.reason) });
    if (taken.ok && reported) await reports.settle({ subject: reported, isSettled: true });
    return taken;
  };
