import { rename, styleOf } from "./elements.ts";
import { numberIn } from "./numbers.ts";

// Word, its web version and some editors write the items of a list one after the other, each with its level.

/** An item, and the block that it stands in until now. */
type Item = {
  readonly element: Element;
  readonly place: Element;
  readonly level: number;
  /** What its list is called; the same for the items of a list. */
  readonly list: string;
  readonly isOrdered: boolean;
  /** What stands before it, such as "3." */
  readonly sign: string;
};

type Open = { level: number; readonly element: Element; readonly item: Item; next: number };

/** Word's sign of an item: a dot or a number among the item's words. */
export const signs = '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]';

const numbered = /^\(?(?:[\p{L}\s]*\d+|(?:\d+\.)*\d+|[a-z]{1,6})\s*[.)°:\]]|^\d+$/iu;

/** An item of Word: a paragraph that names its list, as in "l0 level1 lfo1". */
const itemOfWord = (paragraph: Element): Item => {
  const style = styleOf(paragraph, "mso-list");
  const sign = paragraph.querySelector(signs)?.textContent.trim() ?? "";
  for (const each of paragraph.querySelectorAll(signs)) each.remove();
  return {
    element: paragraph,
    place: paragraph,
    level: Number(/level(\d)/.exec(style)?.[1] ?? /(\d)(?:Cxsp\w*)?$/i.exec(paragraph.className)?.[1] ?? 1),
    list: style.replace(/level\d/, ""),
    isOrdered: numbered.test(sign),
    sign,
  };
};

/** The block that holds a list and nothing else. */
const placeOf = (list: Element): Element => {
  const above = list.parentElement;
  if (!above?.parentElement || !above.matches("div, section") || above.childElementCount > 1) return list;
  return above.textContent.trim() === list.textContent.trim() ? placeOf(above) : list;
};

const levelOf = (item: Element, list: Element): number | undefined => {
  const [, indent = list.getAttribute("data-indent")] = /(?:^|\s)ql-indent-(\d)/.exec(item.className) ?? [];
  const level = item.getAttribute("data-aria-level") ?? (indent === null ? null : String(Number(indent) + 1));
  return level === null ? undefined : Number(level) || 1;
};

/** The items of a list that names levels in place of having lists within it. */
const itemsOfList = (list: Element): readonly Item[] => {
  const items = [...list.children].filter((one) => one.localName === "li");
  if (items.every((item) => levelOf(item, list) === undefined)) return [];
  const place = placeOf(list);
  return items.map((element, at) => ({
    element,
    place,
    level: levelOf(element, list) ?? 1,
    list: element.getAttribute("data-listid") ?? "",
    isOrdered: (element.getAttribute("data-list") ?? (list.localName === "ol" ? "ordered" : "")) === "ordered",
    sign: at === 0 ? (list.getAttribute("start") ?? element.getAttribute("data-aria-posinset") ?? "") : "",
  }));
};

const isBlank = (node: ChildNode | null): node is ChildNode =>
  node?.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

/** Whether an item goes on with a list: it has the list's next number, or its name where none says a number. */
const goesOn = ({ item: { list, isOrdered }, next }: Open, item: Item): boolean => {
  if (isOrdered !== item.isOrdered) return false;
  const number = isOrdered ? numberIn(item.sign, next) : undefined;
  return number === undefined ? list === item.list : number === next;
};

/** The list of those that are open that an item goes on with. Deeper ones end. */
const listFor = (open: Open[], item: Item): Open | undefined => {
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
  const last = open.at(-1);
  // A part of a text may begin with an inner item.
  if (last && last.level > item.level) last.level = item.level;
  if (last?.level !== item.level) return undefined;
  if (goesOn(last, item)) return last;
  open.pop();
  return undefined;
};

const newList = ({ place, isOrdered, sign }: Item, number: number): Element => {
  const list = place.ownerDocument.createElement(isOrdered ? "ol" : "ul");
  if (isOrdered && number !== 1) list.setAttribute("start", String(number));
  // Numbers take the place of letters: see unknownMarks.
  if (isOrdered && /[a-z]/i.test(sign)) list.setAttribute("type", "a");
  return list;
};

/** Puts an item into the list before it, into one within that list's last item, or into a new one. `lists`: those that items began. */
const addItem = (item: Item, lists: Map<Element, Open[]>): void => {
  const { place } = item;
  for (let gap = place.previousSibling; isBlank(gap); gap = place.previousSibling) gap.remove();
  const before = place.previousSibling as Element | null;
  const open = (before && lists.get(before)) ?? [];
  let list = listFor(open, item);
  if (!list) {
    const next = numberIn(item.sign, 1) ?? 1;
    const element = newList(item, next);
    const within = open.at(-1)?.element.lastElementChild;
    if (within) within.append(element);
    else {
      place.before(element);
      lists.set(element, open);
    }
    list = { level: item.level, element, item, next };
    open.push(list);
  }
  list.element.append(item.element.localName === "li" ? item.element : rename(item.element, "li"));
  list.next += 1;
};

/** Google Docs writes an inner list beside the item that it belongs to: it comes into the item. */
const putInItem = (inner: Element): void => {
  if (inner.previousElementSibling?.localName === "li") inner.previousElementSibling.append(inner);
};

export const writeLists = (body: Element): void => {
  const lists = new Map<Element, Open[]>();
  for (const one of body.querySelectorAll("p, ul, ol")) {
    if (one.localName === "p") {
      if (/^(?!none|ignore)./.test(styleOf(one, "mso-list")) || one.querySelector(signs))
        addItem(itemOfWord(one), lists);
      continue;
    }
    const items = itemsOfList(one);
    for (const item of items) addItem(item, lists);
    if (items.length > 0) items[0]?.place.remove();
  }
  // A heading keeps its number.
  for (const sign of body.querySelectorAll(signs)) sign.replaceWith(`${sign.textContent.trim()} `);
  for (const inner of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) putInItem(inner);
};
