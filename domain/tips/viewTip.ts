import type { TipViews, VisitorId } from "./ports.ts";
import type { TipId } from "./tip.ts";

/** Who looks, as far as counting goes: the same on each visit from one device. */
export type Visitor = { id(): VisitorId };

type Needs = { readonly views: TipViews; readonly visitor: Visitor };

export type ViewTip = (tip: TipId) => Promise<void>;

/** Counts that a tip was looked at. */
export const viewTip =
  ({ views, visitor }: Needs): ViewTip =>
  (tip) =>
    views.add(tip, visitor.id());

/** The day, in UTC, on which a view counts. */
export const viewDay = (now: Date): string => now.toISOString().slice(0, 10);
