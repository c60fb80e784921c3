import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/**
 * The value of `aria-expanded` for a popover's button. Undefined before hydration: without a script it couldn't be updated,
 * and browsers expose the popover's state by themselves.
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

/** Closes a popover when the focus leaves it and its button. */
export const closeOnFocusOut = ({ relatedTarget: next }: FocusEvent, popover: HTMLElement | null): void => {
  if (!next || popover?.contains(next)) return;
  const isButton = next instanceof HTMLButtonElement && next.popoverTargetElement === popover;
  if (!isButton) popover?.hidePopover();
};
