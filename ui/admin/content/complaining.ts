import { type RefObject, useEffect, useRef } from "react";
import type { Complaints } from "./complaints.ts";

/** For the form of these fields: whoever has sent it finds themselves at the first that something is wrong with. */
export const useComplaints = (complaints: Complaints): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const count = Object.keys(complaints).length;
  useEffect(() => {
    if (count > before.current) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    before.current = count;
  }, [count]);
  return form;
};
