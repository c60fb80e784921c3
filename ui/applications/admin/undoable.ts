import { useEffect } from "react";
import { type StaffApplication, isOwn, undoableUntil } from "../../../domain/applications/review.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { timeWanted } from "./review.ts";

/** True for the staff member's own application. */
export const useIsOwn = (application: StaffApplication): boolean => isOwn(application, useUnit($memberId));

/** True while the decision can be undone. Re-renders when that time is over. */
export const useUndoable = (application: StaffApplication): boolean => {
  const { moment, look } = useUnit({ moment: $now, look: timeWanted });
  const until = useIsOwn(application) ? undefined : undoableUntil(application);
  const left = until === undefined ? 0 : until - moment.now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look(), left);
    return () => clearTimeout(timer);
  }, [left, look]);
  return left > 0;
};
