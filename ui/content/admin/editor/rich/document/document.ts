import { type Attrs, Fragment, type Mark, type Node } from "prosemirror-model";
import type { Block, Content, Inline, Tone } from "../../../../../../domain/content/body/content.ts";
import { inlinesOf, type Marks, type Run, runsOf } from "../../../../../../domain/content/body/runs.ts";
import { listOf } from "../../../../../../domain/content/body/list.ts";
import { imageOf } from "../../../../../../domain/content/body/image.ts";
import { tidyContent } from "../../../../../../domain/content/body/tidy.ts";
import { isPictureAddress } from "../../../../../../domain/content/body/ownPicture.ts";
import { words } from "../words.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

const marksOf = ({ link, strong, emphasis, struck }: Marks): readonly Mark[] => [
  ...(link === null ? [] : [marks.link.create({ address: link })]),
  ...(strong ? [marks.strong.create()] : []),
  ...(emphasis ? [marks.emphasis.create()] : []),
  ...(struck ? [marks.struck.create()] : []),
];

const nodeOfRun = ({ leaf, marks: own }: Run): Node => {
  const set = marksOf(own);
  switch (leaf.kind) {
    case "text":
      return schema.text(leaf.text, set);
    case "code":
      return schema.text(leaf.text, [...set, marks.code.create()]);
    case "line-break":
      return nodes.line_break.create(null, null, set);
    case "image":
      return nodes.image.create({ ...leaf }, null, set);
  }
};

export const lineOf = (inlines: readonly Inline[]): readonly Node[] => runsOf(inlines).map(nodeOfRun);

const nodeOf = (block: Block): Node => {
  switch (block.kind) {
    case "paragraph":
      return nodes.paragraph.create(null, lineOf(block.inlines));
    case "heading":
      return nodes.heading.create({ level: block.level }, lineOf(block.inlines));
    case "list":
      return (block.isOrdered ? nodes.ordered_list : nodes.bullet_list).create(
        block.isOrdered ? { start: block.start ?? 1 } : null,
        block.items.map((item) => nodes.list_item.create(null, nodesOf(item))),
      );
    case "quote":
      return nodes.quote.create(null, nodesOf(block.blocks));
    case "callout":
      return nodes.callout.create({ tone: block.tone }, nodesOf(block.blocks));
    case "table":
      return nodes.table.create(
        null,
        block.rows.map((row, at) => {
          const type = block.hasHead && at === 0 ? nodes.table_header : nodes.table_cell;
          return nodes.table_row.create(
            null,
            row.map(({ inlines }) => type.create(null, lineOf(inlines))),
          );
        }),
      );
    case "code":
      return nodes.code_block.create({ language: block.language ?? "" }, block.text ? schema.text(block.text) : null);
    case "diagram":
      return nodes.paragraph.create(null, schema.text(block.caption));
    case "rule":
      return nodes.rule.create();
  }
};

/** A body as blocks of a document. It is made tidy first: no text is empty. */
export const nodesOf = (content: Content): readonly Node[] => tidyContent(content).map(nodeOf);

/** A body as a document. It has one block at least. */
export const documentOf = (content: Content): Node => {
  const blocks = nodesOf(content);
  return nodes.doc.create(null, Fragment.from(blocks.length > 0 ? [...blocks] : [nodes.paragraph.create()]));
};

const addressIn = (set: readonly Mark[]): string | null => {
  const link = set.find(({ type }) => type === marks.link);
  return link ? String(link.attrs["address"]) : null;
};

const textsOf = ({ description, caption, credit }: Attrs) => ({
  description: String(description),
  caption: String(caption),
  credit: String(credit),
});

const runOf = (node: Node): Run => {
  const has = (name: "strong" | "emphasis" | "struck" | "code") => marks[name].isInSet(node.marks) !== undefined;
  const own: Marks = {
    link: addressIn(node.marks),
    strong: has("strong"),
    emphasis: has("emphasis"),
    struck: has("struck"),
  };
  if (node.type === nodes.line_break) return { leaf: { kind: "line-break" }, marks: own };
  if (node.type === nodes.image) {
    const { description, caption, credit } = textsOf(node.attrs);
    const address = String(node.attrs["address"]).trim();
    const isLost = node.attrs["isTyped"] === true && !isPictureAddress(address);
    return {
      leaf: isLost ? { kind: "text", text: words.badImageNote } : imageOf(address, description, { caption, credit }),
      marks: own,
    };
  }
  return { leaf: { kind: has("code") ? "code" : "text", text: node.text ?? "" }, marks: own };
};

const inlinesIn = (node: Node): readonly Inline[] => inlinesOf(node.children.map(runOf));

const isHead = (row: Node | null): boolean =>
  row !== null && row.children.some(({ type }) => type === nodes.table_header);

const blockOf = (node: Node): Block => {
  switch (node.type) {
    case nodes.heading:
      return { kind: "heading", level: Number(node.attrs["level"]), inlines: inlinesIn(node) };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(
        node.type === nodes.ordered_list,
        node.children.map((item) => item.children.map(blockOf)),
        Number(node.attrs["start"] ?? 1),
      );
    case nodes.quote:
      return { kind: "quote", blocks: node.children.map(blockOf) };
    case nodes.callout:
      return { kind: "callout", tone: node.attrs["tone"] as Tone, blocks: node.children.map(blockOf) };
    case nodes.table:
      return {
        kind: "table",
        hasHead: isHead(node.firstChild),
        rows: node.children.map((row) => row.children.map((cell) => ({ inlines: inlinesIn(cell) }))),
      };
    case nodes.code_block: {
      const language = String(node.attrs["language"]);
      return { kind: "code", text: node.textContent, ...(language && { language }) };
    }
    case nodes.rule:
      return { kind: "rule" };
    default:
      return { kind: "paragraph", inlines: inlinesIn(node) };
  }
};

const known = new WeakMap<Node, Content>();

/** The tidy body of a document. A block that stays the same node is the same object again. */
export const contentOf = (document: Node): Content =>
  document.children.flatMap((node) => {
    const before = known.get(node);
    if (before) return before;
    const content = tidyContent([blockOf(node)]);
    known.set(node, content);
    return content;
  });
