import { type RefObject, useEffect, useRef } from "react";
import { focusInvalid } from "../../../../lib/focusContent.ts";
import type { Complaints } from "./complaints.ts";

const countOf = (complaints: Complaints): number => Object.keys(complaints).length;

/**
 * Moves the focus to the first invalid field after a refused request. `show` switches to the form when the other view
 * is shown, `isShown` tells whether the form is visible. Returns the form's ref.
 */
export const useComplaints = (
  complaints: Complaints,
  isShown: boolean,
  show: () => void,
): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef(complaints);
  const isDue = useRef(false);
  useEffect(() => {
    // Correcting a field only removes errors; a new answer brings as many or more.
    const isSent = complaints !== known.current && countOf(complaints) >= countOf(known.current);
    if (isSent) isDue.current = countOf(complaints) > 0;
    known.current = complaints;
    if (!isDue.current) return;
    if (!isShown) return show();
    isDue.current = false;
    focusInvalid(part.current);
  }, [complaints, isShown, show]);
  return part;
};
