/** A mail as the outbox stores it. */
export type Mail = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that mail programs post to for one-click unsubscription (RFC 8058). */
  readonly leaveAddress?: string;
};

/** A mail's text: paragraphs, and links on lines of their own. */
export type Piece = string | { readonly words: string; readonly to: string };

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Non-breaking spaces before French punctuation, so that no line begins with it. */
const unbroken = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");

const asText = (piece: Piece): string => (typeof piece === "string" ? piece : `${piece.words} :\n${piece.to}`);
const asHtml = (piece: Piece): string =>
  typeof piece === "string"
    ? `<p>${unbroken(escaped(piece)).replaceAll("\n", "<br>")}</p>`
    : `<p><a href="${escaped(piece.to)}">${unbroken(escaped(piece.words))}</a></p>`;

/** The same text as plain text and as HTML. */
export const composed = (pieces: readonly Piece[]): Pick<Mail, "text" | "html"> => ({
  text: `${pieces.map(asText).join("\n\n")}\n`,
  html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body>${pieces.map(asHtml).join("")}</body></html>`,
});
