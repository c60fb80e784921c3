import type { Visitor } from "../content/reactions/visitor.ts";
import type { TipViews } from "./ports.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly views: TipViews; readonly visitor: Visitor };

export type ViewTip = (tip: TipId) => Promise<void>;

/** Counts a view of a tip. Counts none of a visitor who doesn't want it. */
export const viewTip =
  ({ views, visitor }: Needs): ViewTip =>
  async (tip) => {
    if (visitor.isCounted()) await views.add(tip, visitor.id());
  };
