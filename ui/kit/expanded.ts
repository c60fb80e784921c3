import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/**
 * What `aria-expanded` says of a popover's button. Nothing before a script runs: without one it could not follow, and
 * the browser tells of the popover by itself.
 */
export const useExpanded = (popover: RefObject<HTMLElement | null>): boolean | undefined => {
  const [isExpanded, expand] = useState<boolean>();

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const follow = () => expand(element.matches(":popover-open"));
    follow();
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, [popover]);

  return isExpanded;
};

/** For what holds a popover and its button: whoever goes on with the keyboard leaves it behind, closed. */
export const leaveBehind = ({ relatedTarget, currentTarget }: FocusEvent, close: () => void): void => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
};
