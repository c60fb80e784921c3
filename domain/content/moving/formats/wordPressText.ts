/** Blocks whose inside isn't cut into paragraphs. */
const whole = new Set(
  "address details dl fieldset figure form h1 h2 h3 h4 h5 h6 hr ol p pre script style table ul".split(" "),
);
/** Blocks whose inside is. */
const around = new Set("article aside blockquote center div footer header main nav section".split(" "));

type Piece = { readonly html: string; readonly isBlock: boolean };

const tag = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi;

/** The blocks of a text, the tags around others, and what stands between them. */
const piecesOf = (html: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let [name, depth] = ["", 0];
  const cut = (to: number, isBlock: boolean) => {
    pieces.push({ html: html.slice(from, to), isBlock });
    from = to;
  };
  for (const { 0: text, 1: end, 2: written = "", index } of html.matchAll(tag)) {
    const own = written.toLowerCase();
    const after = index + text.length;
    if (depth > 0) {
      if (own === name) depth += end ? -1 : 1;
      if (depth === 0) cut(after, true);
    } else if (around.has(own) || own === "hr") {
      cut(index, false);
      cut(after, true);
    } else if (whole.has(own) && !end) {
      cut(index, false);
      [name, depth] = [own, 1];
    }
  }
  cut(html.length, depth > 0);
  return pieces;
};

const paragraphsIn = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${part.replace(/\n/g, "<br>\n")}</p>`);

/** Where a text was cut for its excerpt, or into pages. */
const cuts = /<!--\s*(?:more\b[^>]*|nextpage)\s*-->/g;
const comments = /<!--[\s\S]*?-->/g;

/** Whether a text comes from the block editor, which writes all its tags. */
export const isOfBlocks = (text: string): boolean => /<!-- wp:/.test(text);

/**
 * The HTML of a WordPress text. Texts of the block editor have their tags; in older ones a blank line makes a paragraph, and a line
 * end a line break.
 */
export const withParagraphs = (text: string): string => {
  const lines = text.replace(/\r\n?/g, "\n");
  if (isOfBlocks(text))
    return lines
      .replace(comments, "")
      .trim()
      .replace(/\n{3,}/g, "\n\n");
  return piecesOf(lines.replace(cuts, "\n\n").replace(comments, ""))
    .flatMap(({ html, isBlock }) => (isBlock ? [html] : paragraphsIn(html)))
    .join("\n");
};
