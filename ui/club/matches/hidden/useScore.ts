import type { MouseEvent } from "react";
import { useUnit } from "../../../lib/useUnit.ts";
import { $scores, scoreRevealed } from "./hidden.ts";

/**
 * Whether a score is hidden, by its name: a match's slug, or a record's name. `mark` is the `data-score` of all that tells it: the page's
 * style hides it before hydration. `place` is for the element around it: it takes the focus when the score is revealed.
 */
export const useScore = (name: string) => {
  const { areHidden, revealed } = useUnit($scores);
  const isRevealed = revealed.includes(name);
  return {
    isHidden: areHidden && !isRevealed,
    mark: isRevealed ? undefined : "",
    place: areHidden ? { tabIndex: -1 } : {},
  };
};

/** Shows a score when its button is pressed. The focus moves to the `place` around the button. */
export const useReveal = (name: string) => {
  const reveal = useUnit(scoreRevealed);
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    reveal(name);
    currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  };
};
