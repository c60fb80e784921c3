import { outermost, styledWith, styleOf, unwrap } from "./elements.ts";

// Comments in the margin of a document are its writers' own: none of them may stand in a published text.

/** The text of Word's comments. */
const wordTexts = ".msocomtxt, [id^='_com_'], [class*='MsoComment']:not([class*='MsoCommentReference'])";
/** What leads to them, and back. */
const wordSigns =
  "[class*='CommentReference'], .msocomanchor, .msocomoff, a[href*='#_msocom'], a[name^='_msocom'], a[name^='_msoanchor']";

/** An element with all that follows it beside it: comments stand at the end of a document. */
const removeToEnd = (element: Element): void => {
  while (element.nextSibling) element.nextSibling.remove();
  element.remove();
};

/** The block of a sign that begins a comment's text: one of its own, or the paragraph. */
const removeText = (sign: Element, signs: ReadonlySet<Element>): void => {
  const line = sign.closest("p") ?? sign.parentElement;
  const box = line?.parentElement;
  if (!line || !box) return;
  const isOwn = box.matches("div") && box.parentElement && [...signs].filter((one) => box.contains(one)).length === 1;
  if (isOwn && box.firstElementChild === line) box.remove();
  else removeToEnd(line);
};

/** Google Docs writes "[a]" where a comment stands, and before its text at the end. */
const removeDocs = (body: Element): number => {
  const links = [...body.querySelectorAll("a[href]")];
  const matching = (pattern: RegExp) => links.filter((link) => pattern.test(link.getAttribute("href") ?? ""));
  const [references, texts] = [matching(/#cmnt\d+$/), new Set(matching(/#(?:cmnt_ref|_msoanchor_)\d+$/))];
  for (const reference of references) (reference.closest("sup") ?? reference).remove();
  for (const text of texts) if (body.contains(text)) removeText(text, texts);
  return Math.max(references.length, texts.size);
};

/** Google Docs without its links: raised letters, which begin a paragraph after them. */
const removeLettered = (body: Element): number => {
  const signs = [...body.querySelectorAll("sup")].filter((one) => /^\[[a-z]{1,2}\]$/.test(one.textContent));
  const texts = signs.length === 0 ? [] : [...body.querySelectorAll("p")];
  const found = texts.filter((text) => signs.some((sign) => isTextOf(sign, text)));
  for (const one of [...(found.length > 0 ? signs : []), ...found]) one.remove();
  return found.length;
};
const isTextOf = (sign: Element, text: Element): boolean =>
  text.textContent.trimStart().startsWith(sign.textContent) &&
  Boolean(sign.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Leaves out comments and what leads to them. Returns how many there were. */
export const removeComments = (body: Element): number => {
  const named = styledWith(body, "mso-element");
  const isPart = (name: string) => (one: Element) => styleOf(one, "mso-element") === name;
  const texts = outermost([...named.filter(isPart("comment")), ...body.querySelectorAll(wordTexts)]);
  const anchors = new Set([...body.querySelectorAll("a[href*='#_msocom']")].map((one) => one.getAttribute("href")));
  const count = Math.max(texts.length, anchors.size);
  for (const one of [...texts, ...named.filter(isPart("comment-list"))]) one.remove();
  for (const one of body.querySelectorAll(wordSigns)) one.remove();
  for (const one of styledWith(body, "mso-special-character"))
    if (styleOf(one, "mso-special-character") === "comment") one.remove();
  return Math.max(count, removeDocs(body)) + removeLettered(body);
};

const isOfWord = (body: Element): boolean => body.querySelector("[class*='Mso'], [data-style*='mso-']") !== null;
const removed = "del[cite], [class*='msoDel' i], [class*='TrackChange'][class*='Delet']";
const added = "ins[cite], [class*='msoIns' i], [class*='TrackChange'][class*='Insert']";

/** Accepts the changes that a word processor tracks. WordPress has the same elements, with a date alone, for words that its readers see. */
export const acceptChanges = (body: Element): number => {
  const isWord = isOfWord(body);
  const gone = outermost([...body.querySelectorAll(isWord ? `del, ${removed}` : removed)]);
  const kept = outermost([...body.querySelectorAll(isWord ? `ins, ${added}` : added)]);
  const all = [...gone, ...kept].filter((one) => one.textContent.trim() !== "");
  for (const one of gone) one.remove();
  for (const one of kept) {
    for (const inner of one.querySelectorAll("ins, u")) unwrap(inner);
    unwrap(one);
  }
  return all.length;
};

/** Words that a word processor hides. */
export const removeHidden = (body: Element): void => {
  for (const one of styledWith(body, "mso-hide")) one.remove();
};

const mark = /^\[?(?:\d{1,4}|[ivxlcdm]{1,6}|\*{1,3}|[†‡])\]?$/i;

/** The mark of a footnote and the one before its text stay as words: what they lead to stands in the same text. */
export const keepFootnotes = (body: Element): void => {
  for (const link of body.querySelectorAll("a[href*='#']")) {
    const words = link.textContent.trim();
    const isInPage = /^#|#(?:_(?:ftn|edn)|ftnt|sdfootnote|sdendnote|fn|cite_)/.test(link.getAttribute("href") ?? "");
    if (!isInPage) continue;
    if (/^[↩↑^]\ufe0e?$/.test(words)) link.remove();
    else if (mark.test(words)) {
      if (link.parentElement?.matches("sup") && words.startsWith("[")) unwrap(link.parentElement);
      unwrap(link);
    }
  }
};
