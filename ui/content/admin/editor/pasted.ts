import type { ClipboardEvent } from "react";
import { cleaned } from "../../../../domain/content/editing/cleaned.ts";
import type { Pasted } from "../effects.ts";

type Control = HTMLTextAreaElement | HTMLInputElement;

/** Puts a text in place of what is marked in a control that has the focus: as if it were typed, so that the browser undoes it. */
const typeIn = (control: Control, text: string): void => {
  if (document.execCommand("insertText", false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
};

/** How many signs two texts begin with alike. */
const alike = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at;
  return most;
};
const backwards = (text: string): string => text.split("").toReversed().join("");

/** Makes another text of what stands in a control, by typing what is new in it. */
export const rewrite = (control: HTMLTextAreaElement, text: string): void => {
  const before = control.value;
  const from = alike(before, text);
  const same = alike(backwards(before.slice(from)), backwards(text.slice(from)));
  control.focus();
  control.setSelectionRange(from, before.length - same);
  typeIn(control, text.slice(from, text.length - same));
};

/** For a control that takes text from elsewhere. Where there is nothing to clean, the browser does it, and undoes it, by itself. */
export const pasteClean = (event: ClipboardEvent<Control>): void => {
  const pasted = event.clipboardData.getData("text/plain");
  const control = event.currentTarget;
  const text = control instanceof HTMLInputElement ? cleaned(pasted).replace(/\s*\n\s*/g, " ") : cleaned(pasted);
  if (text === pasted) return;
  event.preventDefault();
  typeIn(control, text);
};

/** What word processors and pages put on the clipboard beside the bare words, when it says more than they do. */
const saysMore =
  /<(?:h[1-6]|p|ul|ol|li|blockquote|pre|strong|em|b|i|s|table|img|video|audio|iframe|embed|object)\b|<a\s[^>]*href/i;

/** A picture comes as a file, without words: it is told of like one that stands in a page. */
const htmlOf = (data: DataTransfer): string => {
  const html = data.getData("text/html");
  if (html !== "" || data.getData("text/plain") !== "") return html;
  return "<img>".repeat([...data.files].filter(({ type }) => type.startsWith("image/")).length);
};

/** For a control that takes headings, lists and links too: `tell` hears of them, bare words come in as they are. */
export const pasteRich =
  (tell: (pasted: Omit<Pasted, "block">) => void) =>
  (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const html = htmlOf(event.clipboardData);
    if (!saysMore.test(html)) return pasteClean(event);
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    return tell({ html, from: selectionStart, to: selectionEnd });
  };
