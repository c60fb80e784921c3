import type { Block, Content, Inline, Tone } from "../../domain/content/body/content.ts";
import { type Image, imageOf } from "../../domain/content/body/image.ts";
import { listOf, ticked, ticks } from "../../domain/content/body/list.ts";
import { postOfQuote } from "./embedCode.ts";
import { type Element, type Node, nodesOf } from "./nodes.ts";
import { parsedTable } from "./parsedTable.ts";

// An allow-list: of all other elements only the text is kept.

const marks = new Map<string, "strong" | "emphasis" | "struck">([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "emphasis"],
  ["i", "emphasis"],
  ["cite", "emphasis"],
  ["s", "struck"],
  ["del", "struck"],
  ["strike", "struck"],
]);
const codes = new Set(["code", "kbd", "samp", "tt"]);

/** Elements that start a new line. */
const blocks = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

const isBlock = (node: Node): boolean =>
  typeof node !== "string" && (blocks.has(node.name) || node.children.some(isBlock));

const wordsOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : node.name === "br" ? "\n" : wordsOf(node.children))).join("");

const text = (words: string): Inline => ({ kind: "text", text: words });

const inlinesOf = (nodes: readonly Node[]): readonly Inline[] => nodes.flatMap(inlineOf);

const inlineOf = (node: Node): readonly Inline[] => {
  if (typeof node === "string") return node === "" ? [] : [text(node.replace(/[ \t\n\r\f]+/g, " "))];
  const { name, attributes, children } = node;
  if (name === "br") return [{ kind: "line-break" }];
  if (name === "img") {
    return [imageOf((attributes["src"] ?? "").trim(), attributes["alt"] ?? "")];
  }
  if (codes.has(name)) return [{ kind: "code", text: wordsOf(children) }];
  const inlines = inlinesOf(children);
  const mark = marks.get(name);
  if (inlines.length === 0) return [];
  if (mark) return [{ kind: mark, inlines }];
  if (name === "a" && attributes["href"]) return [{ kind: "link", address: attributes["href"].trim(), inlines }];
  return inlines;
};

const isSpace = (inline: Inline | undefined): boolean =>
  inline?.kind === "line-break" || (inline?.kind === "text" && inline.text.trim() === "");

/** Without leading and trailing spaces and line breaks, which are layout of the source. */
const trimmed = (inlines: readonly Inline[]): readonly Inline[] => {
  let [from, to] = [0, inlines.length];
  while (from < to && isSpace(inlines[from])) from += 1;
  while (to > from && isSpace(inlines[to - 1])) to -= 1;
  return inlines.slice(from, to).map((inline, at, { length }) => {
    if (inline.kind !== "text") return inline;
    const started = at === 0 ? inline.text.trimStart() : inline.text;
    return text(at === length - 1 ? started.trimEnd() : started);
  });
};

const lineOf = (nodes: readonly Node[], block: (inlines: readonly Inline[]) => Block): Content => {
  const inlines = trimmed(inlinesOf(nodes));
  return inlines.length === 0 ? [] : [block(inlines)];
};

const paragraph = (inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });

/** The address of a video or a post alone in a paragraph: readers see what it leads to. */
const bareLink = (address: string): Block => paragraph([{ kind: "link", address, inlines: [text(address)] }]);

const linksIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [...(node.attributes["href"] ? [node.attributes["href"]] : []), ...linksIn(node.children)],
  );

const imagesIn = (nodes: readonly Node[]): readonly Element[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [] : node.name === "img" ? [node] : imagesIn(node.children)));

/** Elements around a picture that say nothing. */
const frames = new Set(["div", "img", "picture", "span"]);
/** Elements of words without a mark or an address. */
const bare = new Set(["br", "span"]);
const areAll = (nodes: readonly Node[], names: ReadonlySet<string>): boolean =>
  nodes.every((node) => typeof node === "string" || (names.has(node.name) && areAll(node.children, names)));

/**
 * A picture with what stands below it: its words, of which those in `small` at the end are the credit. `undefined` for a figure that says
 * more: with a link, marks or several pictures.
 */
const pictureOf = ({ children }: Element): Image | undefined => {
  const legend = children.find((node) => typeof node !== "string" && node.name === "figcaption");
  const rest = children.filter((node) => node !== legend);
  const [image, ...others] = imagesIn(rest);
  if (!image || others.length > 0) return undefined;
  if (wordsOf(rest).trim() !== "" || !areAll(rest, frames)) return undefined;
  const words = (nodes: readonly Node[]) => wordsOf(nodes).replace(/\s+/g, " ").trim();
  const { src = "", alt = "" } = image.attributes;
  const underneath = typeof legend === "object" ? legend.children : [];
  const last = underneath.findLast(isItem);
  const small = typeof last === "object" && last.name === "small" ? last : undefined;
  const below = underneath.filter((node) => node !== small);
  const credit = small?.children ?? [];
  if (!areAll(below, bare) || !areAll(credit, bare)) return undefined;
  return imageOf(src.trim(), alt, { caption: words(below), credit: words(credit) });
};

/** A picture with its words, or the pictures of a gallery: a figure of figures. `undefined` for others. */
const figureOf = (element: Element): Content | undefined => {
  const items = element.children.filter(isItem);
  if (items.some((item) => typeof item === "object" && item.name === "figcaption")) {
    const picture = pictureOf(element);
    return picture && [paragraph([picture])];
  }
  const pictures = items.map((item) =>
    typeof item === "object" && item.name === "figure" ? pictureOf(item) : undefined,
  );
  const all = pictures.filter((picture) => picture !== undefined);
  return all.length > 1 && all.length === items.length ? [paragraph(all)] : undefined;
};

const isItem = (node: Node): boolean => (typeof node === "string" ? node.trim() !== "" : true);

/** A row of a table that lays a page out. */
const rowOf = ({ children }: Element): Content => {
  const cells = children.filter((cell): cell is Element => typeof cell !== "string");
  if (cells.some((cell) => cell.children.some(isBlock))) return cells.flatMap((cell) => contentOf(cell.children));
  return lineOf(
    cells.flatMap((cell, at) => (at === 0 ? [cell] : [" | ", cell])),
    paragraph,
  );
};

/** The tone of a call-out: ours, or Ghost's card. */
export const toneOf = ({ class: names = "" }: Readonly<Record<string, string>>): Tone | undefined => {
  const [, tone] = /^callout-(note|tip|important|warning)$/.exec(names) ?? [];
  return (tone as Tone | undefined) ?? (/(?:^|\s)kg-callout-card(?:\s|$)/.test(names) ? "note" : undefined);
};

const languageOf = ([first]: readonly Node[]): { readonly language?: string } => {
  const [, language] = (typeof first === "object" && /^language-(\S+)$/.exec(first.attributes["class"] ?? "")) || [];
  return language ? { language } : {};
};

/** The number of the first item, which the list or the item names. */
const startOf = ({ attributes, children }: Element): number | undefined => {
  const first = children.find((child): child is Element => typeof child !== "string" && child.name === "li");
  const named = first?.attributes["value"] ?? attributes["start"];
  return named === undefined || !/^\s*\d{1,9}\s*$/.test(named) ? undefined : Number(named);
};

/** A check box is on the line of its item's text, also before a paragraph. */
const itemOf = (children: readonly Node[]): Content => {
  const [first, ...others] = contentOf(children);
  const [tick, ...more] = first?.kind === "paragraph" ? first.inlines : [];
  if (tick?.kind !== "text" || more.length > 0 || others[0]?.kind !== "paragraph")
    return first ? [first, ...others] : [];
  const isTick = Object.values(ticks).some((sign) => sign.trim() === tick.text.trim());
  return isTick ? ticked(others, tick.text.trim() === ticks.done.trim()) : [...(first ? [first] : []), ...others];
};

const blockOf = (element: Element): Content => {
  const { name, children } = element;
  if (/^h[1-6]$/.test(name))
    return lineOf(children, (inlines) => ({ kind: "heading", level: Number(name[1]), inlines }));
  const tone = toneOf(element.attributes);
  switch (name) {
    case "hr":
      return [{ kind: "rule" }];
    case "pre":
      return [{ kind: "code", text: wordsOf(children).replace(/^\n|\s+$/g, ""), ...languageOf(children) }];
    case "blockquote": {
      const post = postOfQuote(element.attributes, linksIn(children));
      if (post) return [bareLink(post)];
      const quoted = contentOf(children);
      if (quoted.length === 0) return [];
      return [tone ? { kind: "callout", tone, blocks: quoted } : { kind: "quote", blocks: quoted }];
    }
    case "table":
      return (
        parsedTable(element, { isBlock, line: (nodes) => trimmed(inlinesOf(nodes)), blocks: contentOf }) ??
        contentOf(children)
      );
    case "ul":
    case "ol": {
      const items = children
        .filter(isItem)
        .map((item) => itemOf(typeof item !== "string" && item.name === "li" ? item.children : [item]))
        .filter(({ length }) => length > 0);
      return items.length === 0 ? [] : [listOf(name === "ol", items, startOf(element))];
    }
    case "figure":
      return figureOf(element) ?? contentOf(children);
    case "tr":
      return rowOf(element);
    default: {
      const blocks = contentOf(children);
      return tone && blocks.length > 0 ? [{ kind: "callout", tone, blocks }] : blocks;
    }
  }
};

/** Blocks stay; text between them becomes paragraphs. */
const contentOf = (nodes: readonly Node[]): Content => {
  const content: Block[] = [];
  let loose: Node[] = [];
  const gather = () => {
    content.push(...lineOf(loose, paragraph));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !isBlock(node)) {
      loose.push(node);
      continue;
    }
    gather();
    content.push(...blockOf(node));
  }
  gather();
  return content;
};

/** More tags than any article has: pairing them takes quadratic time. */
const mostTags = 20_000;
/** True when the HTML has too many tags to be parsed. */
export const isAvalanche = (html: string): boolean => (html.match(/</g)?.length ?? 0) > mostTags;

/** Elements within elements beyond this depth: only made up to be slow to parse. */
const mostDepth = 400;
const tag = /<(\/?)([a-z][\w:-]*)[^<>]*?(\/?)>/gi;
/** Elements that hold none, or that the next one ends. */
const endless = new Set("br col hr img input link meta wbr dd dt li option p td th tr".split(" "));

/** Whether elements stand too deep within each other to be parsed in a browser's way. */
export const isDeep = (html: string): boolean => {
  let depth = 0;
  for (const [, end, name = "", isEmpty] of html.matchAll(tag)) {
    if (isEmpty || endless.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > mostDepth) return true;
  }
  return false;
};

const withoutTags = (html: string): Content =>
  html
    .replace(/<[^<>]*>/g, " ")
    .split(/\n\s*\n/)
    .flatMap((words) => lineOf([words], paragraph));

/**
 * Reads HTML into the domain's own pieces. Scripts, styles, frames and other elements without text are left out; of
 * other elements that it doesn't know, the words stay. Addresses are as they were written: the domain checks them.
 */
export const parsedContent = (html: string): Content =>
  isAvalanche(html) ? withoutTags(html) : contentOf(nodesOf(html));
