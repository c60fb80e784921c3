const blockTag =
  /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|script|style)\b/i;

const comments = /<!--[\s\S]*?-->/g;

/** A preformatted text keeps its lines: it is one part. */
const partsOf = (html: string): readonly string[] =>
  html.split(/(<pre\b[\s\S]*?<\/pre>)/i).flatMap((part) => (/^<pre\b/i.test(part) ? [part] : part.split(/\n\s*\n/)));

/**
 * The HTML of a WordPress text. Texts of the block editor have their tags; in older ones a blank line makes a paragraph, and a line
 * end a line break.
 */
export const withParagraphs = (text: string): string => {
  const isOfBlocks = /<!-- wp:/.test(text);
  const html = text.replace(/\r\n?/g, "\n").replace(comments, "").trim();
  if (isOfBlocks) return html.replace(/\n{3,}/g, "\n\n");
  return partsOf(html)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (blockTag.test(part) ? part : `<p>${part.replace(/\n/g, "<br>\n")}</p>`))
    .join("\n");
};

const caption = /\[\/?caption(?:\s[^\]]*)?\]/gi;
/** With an attribute or an end: other words in brackets are the author's. */
const code =
  /\[([a-z][\w-]{1,40})(?:\s+[\w-]+=[^\]]*|\s*\/)\]|\[\/([a-z][\w-]{1,40})\]|\[(gallery|playlist|more|embed)\]/gi;

/** The HTML without the frames of captions, and the names of the other codes in brackets, which stay in the text. */
export const readShortcodes = (text: string): { readonly html: string; readonly codes: readonly string[] } => {
  const html = text.replace(caption, "");
  const names = [...html.matchAll(code)].map(([, opened, closed, bare]) =>
    (opened ?? closed ?? bare ?? "").toLowerCase(),
  );
  return { html, codes: [...new Set(names)] };
};
