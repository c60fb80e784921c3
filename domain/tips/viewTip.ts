import type { TipViews, VisitorId } from "./ports.ts";
import type { TipId } from "./tip.ts";

/** The visitor as views count them: the same on each visit from one device. */
export type Visitor = { id(): VisitorId };

type Needs = { readonly views: TipViews; readonly visitor: Visitor };

export type ViewTip = (tip: TipId) => Promise<void>;

/** Counts a view of a tip. */
export const viewTip =
  ({ views, visitor }: Needs): ViewTip =>
  (tip) =>
    views.add(tip, visitor.id());

/** The day, in UTC, on which a view counts. */
export const viewDay = (now: Date): string => now.toISOString().slice(0, 10);
