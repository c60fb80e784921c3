import { type FocusEvent, useRef } from "react";
import { useOnChange } from "../lib/focusOnChange.ts";

/**
 * Whether somebody has taken the focus from a control that still stands: then no focus is owed to them when it goes. A window that is left
 * keeps its own for their return.
 */
export const hasMovedFocus = (control: Element): boolean =>
  control.isConnected && control.ownerDocument.activeElement !== control;

/**
 * Keeps the focus where parts come and go with what is said: it goes to the one that is always there. Spread `row` on the place, and
 * give `stay` to that part.
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
