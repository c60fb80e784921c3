import type { ClipboardEvent } from "react";
import { cleaned } from "./clean.ts";

type Control = HTMLTextAreaElement | HTMLInputElement;

/** For a control that takes text from elsewhere. Where there is nothing to clean, the browser does it, and undoes it, by itself. */
export const pasteClean = (event: ClipboardEvent<Control>): void => {
  const pasted = event.clipboardData.getData("text/plain");
  const control = event.currentTarget;
  const text = control instanceof HTMLInputElement ? cleaned(pasted).replace(/\s*\n\s*/g, " ") : cleaned(pasted);
  if (text === pasted) return;
  event.preventDefault();
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
};
