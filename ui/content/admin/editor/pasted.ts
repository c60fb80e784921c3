import type { ClipboardEvent } from "react";
import { cleaned } from "../../../../domain/content/editing/pastedBlocks.ts";
import type { Pasted } from "../effects.ts";

type Control = HTMLTextAreaElement | HTMLInputElement;

/** Replaces the selection of the focused control as if typed, so that the browser can undo it. */
const typeIn = (control: Control, text: string): void => {
  if (document.execCommand("insertText", false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The length of the common prefix. */
const alike = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at;
  return most;
};
const backwards = (text: string): string => text.split("").toReversed().join("");

/** Replaces a control's text by typing only the part that differs. */
export const rewrite = (control: HTMLTextAreaElement, text: string): void => {
  const before = control.value;
  const from = alike(before, text);
  const same = alike(backwards(before.slice(from)), backwards(text.slice(from)));
  control.focus();
  control.setSelectionRange(from, before.length - same);
  typeIn(control, text.slice(from, text.length - same));
};

/** Paste handler that cleans plain text. The browser pastes text that needs no cleaning. */
export const pasteClean = (event: ClipboardEvent<Control>): void => {
  const pasted = event.clipboardData.getData("text/plain");
  const control = event.currentTarget;
  const text = control instanceof HTMLInputElement ? cleaned(pasted).replace(/\s*\n\s*/g, " ") : cleaned(pasted);
  if (text === pasted) return;
  event.preventDefault();
  typeIn(control, text);
};

const tags =
  "h[1-6]|p|ul|ol|li|blockquote|pre|code|strong|em|b|i|s|del|strike|u|ins|sub|sup|mark|table|img|video|audio|iframe|embed|object";

/** Matches HTML that holds more than plain text, also by the styles of Google Docs. */
const saysMore = new RegExp(
  String.raw`<(?:${tags})\b|<a\s[^>]*href|<span\s[^>]*font-(?:style:\s*italic|weight:\s*(?:bold|[6-9]00))`,
  "i",
);

/** The clipboard's HTML. Image files without text become `<img>` elements, so that they are reported as left out. */
const htmlOf = (data: DataTransfer): string => {
  const html = data.getData("text/html");
  if (html !== "" || data.getData("text/plain") !== "") return html;
  return "<img>".repeat([...data.files].filter(({ type }) => type.startsWith("image/")).length);
};

/** Paste handler for formatted text: passes HTML to `tell`, and cleans plain text. */
export const pasteRich =
  (tell: (pasted: Omit<Pasted, "block">) => void) =>
  (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const html = htmlOf(event.clipboardData);
    if (!saysMore.test(html)) return pasteClean(event);
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    return tell({ html, from: selectionStart, to: selectionEnd });
  };
