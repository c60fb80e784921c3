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

/** For a popover and its button, when the focus leaves either: whoever goes on with the keyboard leaves it behind, closed. */
export const leaveBehind = ({ relatedTarget: next }: FocusEvent, popover: HTMLElement | null): void => {
  if (!next || popover?.contains(next)) return;
  const isButton = next instanceof HTMLButtonElement && next.popoverTargetElement === popover;
  if (!isButton) popover?.hidePopover();
};
