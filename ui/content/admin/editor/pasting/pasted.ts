import type { ClipboardEvent } from "react";
import { cleaned } from "../../../../../domain/content/editing/cleanText.ts";

type Control = HTMLTextAreaElement | HTMLInputElement;

/** Replaces the selection of the focused control as if typed, so that the browser can undo it. */
const typeIn = (control: Control, text: string): void => {
  if (document.execCommand("insertText", false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
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

/** Matches HTML that holds more than plain text, also by the styles of Google Docs and of web pages. */
export const saysMore = new RegExp(
  String.raw`<(?:${tags})\b|<a\s[^>]*href|<span\s[^>]*(?:font-(?:style:\s*italic|weight:\s*(?:bold|[6-9]00))|:[^;"]*line-through|vertical-align:\s*su)`,
  "i",
);

/** Whether a plain text is the code that a service gives for its video or post: HTML, copied as a text. */
export const isEmbedCode = (plain: string): boolean =>
  /^\s*<(?:iframe\s[^>]*\bsrc=|blockquote\s[^>]*\bclass="(?:twitter|instagram|tiktok|bluesky)-)/i.test(plain) &&
  />\s*$/.test(plain);

/**
 * The files of a paste or a drop, when they are all of it: word processors add a picture of the text that is copied. Some systems add the
 * names of copied files as a text.
 */
export const filesOf = (data: DataTransfer): readonly File[] => {
  const files = [...data.files];
  const text = data.getData("text/plain").trim();
  return text === "" || text === files.map(({ name }) => name).join("\n") ? files : [];
};
