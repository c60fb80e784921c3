import DOMPurify from "dompurify";

const styleOf = (element: Element): string => element.getAttribute("data-style") ?? "";

/** Word's sign of an item: a dot or a number among the item's words. */
export const signs = '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]';

/**
 * Parses in the document of a template: nothing runs or is loaded there. Style attributes come as `data-style`: of others a browser
 * reports that the page's policy forbids them.
 */
export const parsed = (html: string): HTMLElement => {
  const body = document.createElement("template").content.ownerDocument.createElement("div");
  body.innerHTML = html.replace(/(<[^<>]*\s)style(?=\s*=)/gi, "$1data-style");
  return body;
};

/** Gives an element another name. */
const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Google Docs says with a style what is bold, and with another that its bold isn't. */
const mark = (element: Element): void => {
  const style = styleOf(element);
  if (element.localName !== "span") {
    if (/font-weight:\s*(normal|400)/.test(style)) rename(element, "span");
    return;
  }
  if (/font-style:\s*italic/.test(style)) {
    const leaning = element.ownerDocument.createElement("em");
    leaning.append(...element.childNodes);
    element.append(leaning);
  }
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) rename(element, "strong");
};

const hasWords = (cell: Element): boolean => cell.textContent.trim() !== "" || cell.querySelector("img") !== null;

/** Whether it has two cells beside each other with something in them: mails lay themselves out with tables of one. */
export const isTable = ({ rows }: HTMLTableElement): boolean =>
  [...rows].some(({ cells }) => [...cells].filter(hasWords).length > 1);

/** A table that lays a page out becomes what stands in its cells. */
const unwrap = (table: HTMLTableElement): void => {
  const parts = [table.caption, ...[...table.rows].flatMap((row) => [...row.cells])].filter((part) => part !== null);
  table.replaceWith(...parts.map((part) => rename(part, "div")));
};

/** Word counts the levels of a list from 1. */
const levelOf = (paragraph: Element): number => Number(/mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? 1);

/** Word writes an item as a paragraph. Items that follow each other are a list; those of a deeper level one within the item before. */
const makeItem = (paragraph: Element, lists: Set<Element>): void => {
  const sign = paragraph.querySelector(signs)?.textContent.trim() ?? "";
  for (const each of paragraph.querySelectorAll(signs)) each.remove();
  while (paragraph.previousSibling?.nodeType === Node.TEXT_NODE && !paragraph.previousSibling.textContent?.trim())
    paragraph.previousSibling.remove();
  const last = paragraph.previousSibling as Element | null;
  const level = levelOf(paragraph);
  const item = rename(paragraph, "li");
  const newList = () => item.ownerDocument.createElement(/^[\da-z]{1,3}[.)]/i.test(sign) ? "ol" : "ul");
  if (!last || !lists.has(last)) {
    const list = newList();
    item.replaceWith(list);
    list.append(item);
    lists.add(list);
    return;
  }
  let list = last;
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const above = list.lastElementChild;
    if (!above.lastElementChild?.matches("ul, ol")) above.append(newList());
    list = above.lastElementChild ?? list;
  }
  list.append(item);
};

/** Google Docs writes an inner list beside the item that it belongs to: it comes into the item. */
const putInItem = (inner: Element): void => {
  if (inner.previousElementSibling?.localName === "li") inner.previousElementSibling.append(inner);
};

/**
 * What Word, Google Docs and LibreOffice mean, in common elements and without scripts. A link that DOMPurify takes out leads nowhere
 * instead, so that it is counted among those left out. Pictures of word processors lead nowhere: none is kept.
 */
export const plainHtml = (html: string): string => {
  const body = parsed(html);
  DOMPurify.sanitize(body, { IN_PLACE: true, ALLOW_UNKNOWN_PROTOCOLS: true, FORBID_TAGS: ["img"] });
  for (const removed of DOMPurify.removed)
    if ("attribute" in removed && removed.attribute?.name === "href")
      (removed.from as Element).setAttribute("href", "#");
  const lists = new Set<Element>();
  for (const paragraph of body.querySelectorAll("p"))
    if (/mso-list:(?!\s*none)/.test(styleOf(paragraph))) makeItem(paragraph, lists);
  for (const inner of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) putInItem(inner);
  for (const table of body.querySelectorAll("table")) if (!isTable(table)) unwrap(table);
  for (const element of body.querySelectorAll("b, strong, span")) mark(element);
  for (const title of body.querySelectorAll(".MsoTitle")) rename(title, "h1");
  for (const title of body.querySelectorAll(".MsoSubtitle")) rename(title, "h2");
  return body.innerHTML;
};
