import { firstAsked, type FirstPositionId, firstPositionIds } from "../domain/applications/firstPositions.ts";
import type { OpenPosition, PositionId, Question } from "../domain/applications/positions.ts";

export const slugFor = (slug: FirstPositionId): PositionId => slug as string as PositionId;

/** One of the positions that a club begins with, as visitors see it. */
export const positionFor = (slug: FirstPositionId, more: Partial<OpenPosition> = {}): OpenPosition => ({
  slug: slugFor(slug),
  ...firstAsked(slug),
  description: "Essai.",
  skills: ["Essai"],
  icon: "star",
  revision: 1,
  ...more,
});

export const firstOpenPositions: readonly OpenPosition[] = firstPositionIds.map((slug) => positionFor(slug));

export const questionFor = (label: string, more: Partial<Question> = {}): Question => ({
  name: `q-${label.toLowerCase()}`,
  label,
  hint: "",
  ...more,
});
