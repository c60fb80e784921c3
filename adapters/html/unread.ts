import type { Unread } from "../../domain/content/editing/leftOut.ts";
import { type Element, type Node, nodesOf } from "./nodes.ts";
import { isAvalanche } from "./parsedContent.ts";

const embedded = new Set(["video", "audio", "iframe", "embed", "object"]);

const hasWords = (node: Node): boolean =>
  typeof node === "string" ? node.trim() !== "" : node.name === "img" || node.children.some(hasWords);

/** The rows of a table, without those of nested tables. */
const rowsOf = ({ children }: Element): readonly Element[] =>
  children.flatMap((node) => {
    if (typeof node === "string" || node.name === "table") return [];
    return node.name === "tr" ? [node] : rowsOf(node);
  });

/** True with two filled cells in a row: mails use tables of a single column for layout. */
const isTable = (element: Element): boolean =>
  element.name === "table" &&
  rowsOf(element).some(
    ({ children }) => children.filter((cell) => typeof cell !== "string" && hasWords(cell)).length > 1,
  );

/** Not a tracking pixel, nor the bullet of a list item in Word. */
const isPicture = ({ name, attributes }: Element): boolean =>
  name === "img" && !(attributes["width"] === "1" && attributes["height"] === "1");
const isSign = ({ attributes }: Element): boolean => /mso-list:\s*ignore/i.test(attributes["style"] ?? "");

const count = (nodes: readonly Node[], isInTable = false): Pick<Unread, "tables" | "images"> => {
  const sum = { tables: 0, images: 0 };
  for (const node of nodes) {
    if (typeof node === "string" || isSign(node)) continue;
    const isOwnTable = !isInTable && isTable(node);
    const within = count(node.children, isInTable || isOwnTable);
    sum.tables += within.tables + Number(isOwnTable);
    sum.images += within.images + Number(isPicture(node));
  }
  return sum;
};

/** Counts what HTML has and content can't hold. */
export const unreadIn = (html: string): Unread => {
  const often = (tag: RegExp) => html.match(tag)?.length ?? 0;
  if (isAvalanche(html)) return { tables: often(/<table\b/gi), images: often(/<img\b/gi), embeds: 0 };
  let embeds = 0;
  const nodes = nodesOf(html, (name) => (embeds += Number(embedded.has(name))));
  return { ...count(nodes), embeds };
};
