import { useEffect } from "react";
import { type StaffApplication, isOwn, undoableUntil } from "../../../domain/applications/review.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { timeWanted } from "./review.ts";

/** Whether it is the application of the member of the staff who reads it. */
export const useIsOwn = (application: StaffApplication): boolean => isOwn(application, useUnit($memberId));

/** Whether the reader can still take a decision back. Looks again when the time for it is over. */
export const useUndoable = (application: StaffApplication): boolean => {
  const { moment, look } = useUnit({ moment: $moment, look: timeWanted });
  const until = useIsOwn(application) ? undefined : undoableUntil(application);
  const left = until === undefined ? 0 : until - moment.now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look(), left);
    return () => clearTimeout(timer);
  }, [left, look]);
  return left > 0;
};
