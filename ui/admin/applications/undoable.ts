import { useEffect } from "react";
import { type Candidacy, undoableUntil } from "../../../domain/recruitment/review.ts";
import { $moment } from "../../page/moment.ts";
import { useUnit } from "../../page/useUnit.ts";
import { timeWanted } from "./review.ts";

/** Whether a decision can still be taken back. Looks again when the time for it is over. */
export const useUndoable = (candidacy: Candidacy): boolean => {
  const { moment, look } = useUnit({ moment: $moment, look: timeWanted });
  const until = undoableUntil(candidacy);
  const left = until === undefined ? 0 : until - moment.now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look(), left);
    return () => clearTimeout(timer);
  }, [left, look]);
  return left > 0;
};
