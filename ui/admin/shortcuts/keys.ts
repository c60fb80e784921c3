import { useEffect, useEffectEvent } from "react";

/** Calls `act` for every key pressed on the page while the component is mounted. */
export const useKeys = (act: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    // Capturing: a dialog stops the event's propagation.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
};

/** Enter with Ctrl or, on a Mac, Command. */
export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === "Enter" && (ctrlKey || metaKey);

const written = "input:not([type='radio'], [type='checkbox']), select, textarea, [contenteditable]";

/** True for keys that belong to a text field or a browser shortcut, and for repeated or handled ones. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  (target instanceof Element && target.closest(written) !== null);

/** How many dialogs are open; with `:not([aria-modal="false"])`, of those that cover the page. */
const dialogs = (which = ""): number =>
  [...document.querySelectorAll(`:is([role="dialog"], [role="alertdialog"])${which}`)].filter((dialog) =>
    dialog.checkVisibility(),
  ).length;

/** The page's shortcuts are off while a dialog covers it. */
export const isDialogOpen = (): boolean => dialogs(':not([aria-modal="false"])') > 0;

/** Whether another dialog is open than one that has keys of its own. */
export const isOtherDialogOpen = (hasOwn: boolean): boolean => dialogs() > (hasOwn ? 1 : 0);

const digits: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, `${digit}`]),
);

/** The pressed letter in lower case, or the digit by the key's position: French keyboards need Shift for digits. */
export const keyOf = ({ key, code, shiftKey }: KeyboardEvent): string =>
  (shiftKey ? undefined : digits[code]) ?? key.toLowerCase();
