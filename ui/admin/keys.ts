import { useEffect, useEffectEvent } from "react";

/** Hears every key that is pressed on the page while the view is there. */
export const useKeys = (act: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    // Before a dialog keeps it to itself.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
};

/** Whether a key sends what is written: Enter with Ctrl or, on a Mac, Command. */
export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === "Enter" && (ctrlKey || metaKey);

/** Whether a key undoes: Z with Ctrl or Command. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const written = "input:not([type='radio'], [type='checkbox']), select, textarea, [contenteditable]";

/** Whether a key is meant for something else: for what is typed, or for the browser. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  (target instanceof Element && target.closest(written) !== null);

/** Whether a dialog is open, so that the page behind it hears nothing. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => dialog.checkVisibility());

const digits: Readonly<Record<string, string>> = { Digit1: "1", Digit2: "2", Digit3: "3" };

/** The key that was meant. On a French keyboard a digit lies on the same key, and asks for Shift. */
export const keyOf = ({ key, code, shiftKey }: KeyboardEvent): string =>
  (shiftKey ? undefined : digits[code]) ?? key.toLowerCase();
