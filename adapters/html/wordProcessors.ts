import type { Element, Node } from "./nodes.ts";

const element = (name: string, children: Node[]): Element => ({ name, attributes: {}, children });

const wordsOf = (node: Node): string => (typeof node === "string" ? node : node.children.map(wordsOf).join(""));

const styleOf = ({ attributes }: Element): string => attributes["style"] ?? "";
const classOf = ({ attributes }: Element): string => attributes["class"] ?? "";

/** Google Docs marks bold text with a style, and wraps everything in a `b` that a style makes normal. */
const marked = (node: Element, children: Node[]): Element => {
  const style = styleOf(node);
  if (/^(b|strong)$/.test(node.name) && /font-weight:\s*(normal|400)/.test(style)) return element("span", children);
  if (node.name !== "span") return { ...node, children };
  const leaning = /font-style:\s*italic/.test(style) ? [element("em", children)] : children;
  return element(/font-weight:\s*(bold|[6-9]00)/.test(style) ? "strong" : "span", leaning);
};

/** Word writes a list item as a paragraph that contains its bullet. */
const isItem = (node: Node): node is Element =>
  typeof node !== "string" && node.name === "p" && /mso-list:(?!\s*none)/.test(styleOf(node));
const isSign = (node: Node): boolean => typeof node !== "string" && /mso-list:\s*ignore/i.test(styleOf(node));
const signIn = (node: Node): string | undefined =>
  typeof node === "string"
    ? undefined
    : isSign(node)
      ? wordsOf(node).trim()
      : node.children.map(signIn).find((sign) => sign !== undefined);
const withoutSign = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => !isSign(node))
    .map((node) => (typeof node === "string" ? node : { ...node, children: withoutSign(node.children) }));

const isSpace = (node: Node | undefined): boolean => typeof node === "string" && node.trim() === "";

/** Consecutive items form a list. */
const withLists = (nodes: readonly Node[]): Node[] => {
  const found: Node[] = [];
  for (const node of nodes) {
    if (!isItem(node)) {
      found.push(node);
      continue;
    }
    while (isSpace(found.at(-1))) found.pop();
    const last = found.at(-1);
    const list = typeof last === "object" && last.attributes["data-word"] ? last : undefined;
    const item = element("li", withoutSign(node.children));
    if (list) list.children.push(item);
    else {
      const name = /^[\da-z]{1,3}[.)]/i.test(signIn(node) ?? "") ? "ol" : "ul";
      found.push({ name, attributes: { "data-word": "list" }, children: [item] });
    }
  }
  return found;
};

/** Maps the markup of Word, Google Docs and LibreOffice to standard elements. Drops pictures: their addresses aren't reachable. */
export const plainNodes = (nodes: readonly Node[]): Node[] =>
  withLists(nodes).flatMap((node): Node[] => {
    if (typeof node === "string") return [node];
    if (node.name === "img") return [];
    const children = plainNodes(node.children);
    if (/\bMso(Title|Subtitle)\b/.test(classOf(node))) {
      return [element(classOf(node).includes("MsoTitle") ? "h1" : "h2", children)];
    }
    return [marked(node, children)];
  });
