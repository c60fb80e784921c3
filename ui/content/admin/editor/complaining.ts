import { type RefObject, useEffect, useRef } from "react";
import type { Complaints } from "./complaints.ts";

const countOf = (complaints: Complaints): number => Object.keys(complaints).length;

/**
 * For the part in which one writes: whoever has sent it finds themselves at the first field that something is wrong with, also where
 * that part is shown in turn with another. `show` is to bring it forward, `isShown` says whether it is.
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
    // There are fewer while they are put right.
    const isSent = complaints !== known.current && countOf(complaints) >= countOf(known.current);
    if (isSent) isDue.current = countOf(complaints) > 0;
    known.current = complaints;
    if (!isDue.current) return;
    if (!isShown) return show();
    isDue.current = false;
    part.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [complaints, isShown, show]);
  return part;
};
