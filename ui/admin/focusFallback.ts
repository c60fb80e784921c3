import { type FocusEvent, useRef } from "react";
import { useOnChange } from "../lib/focusOnChange.ts";

/**
 * True when the user moved the focus away from a control that is still in the page: its later removal must not move the focus.
 * False when only the window lost the focus.
 */
export const hasMovedFocus = (control: Element): boolean =>
  control.isConnected && control.ownerDocument.activeElement !== control;

/**
 * Moves the focus to a permanent element when `outcome` changes and the focused control is removed. Spread `row` on the container;
 * pass `stay` as the permanent element's ref.
 */
export const useFocusFallback = <Stay extends HTMLElement = HTMLButtonElement>(outcome: unknown) => {
  const stay = useRef<Stay>(null);
  const wasInside = useRef(false);
  useOnChange(outcome, () => {
    if (wasInside.current && document.activeElement === document.body) stay.current?.focus({ preventScroll: true });
  });
  const row = {
    onFocus: () => void (wasInside.current = true),
    onBlur: ({ target }: FocusEvent) => void (wasInside.current = !hasMovedFocus(target)),
  };
  return { row, stay };
};
