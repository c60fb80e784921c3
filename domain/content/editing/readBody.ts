import type { Block, Content } from "../body/content.ts";
import { isSameContent, tidyContent } from "../body/tidy.ts";
import type { ContentKind } from "./contentItem.ts";
import { sourceOf } from "./source.ts";

/** What a source has and a body doesn't hold. `name`: of an element or an attribute of HTML. */
export type Loss =
  | { readonly kind: "element" | "attribute"; readonly name: string }
  | {
      readonly kind: "comment" | "table" | "alignment" | "link-title" | "definition" | "heading-break" | "layout";
    };

export type BodySource = { readonly kind: ContentKind; readonly content: string };

/** A source as a body that can be edited: diagrams are code in their language. `losses`: each once. */
export type EditableBody = { readonly body: Content; readonly losses: readonly Loss[] };

/** Parses a source. Never throws: what isn't known stays text, or is one of the losses. */
export type ReadSource = (source: BodySource) => Promise<EditableBody>;

export type ReadBody = ReadSource;

const isBroken = (block: Block): boolean => {
  if (block.kind === "heading") return block.inlines.some(hasBreak);
  if (block.kind === "list") return block.items.flat().some(isBroken);
  return (block.kind === "quote" || block.kind === "callout") && block.blocks.some(isBroken);
};
const hasBreak = (inline: object): boolean =>
  ("kind" in inline && inline.kind === "line-break") ||
  ("inlines" in inline && Array.isArray(inline.inlines) && inline.inlines.some(hasBreak));

/**
 * The body of an article's HTML or a tip's markdown, to be edited, and what saving it would lose. It is tried: written again and read
 * again it has to be the same body.
 */
export const readBody =
  ({ readSource }: { readonly readSource: ReadSource }): ReadBody =>
  async ({ kind, content }) => {
    const read = await readSource({ kind, content });
    const body = tidyContent(read.body);
    const losses = [...read.losses];
    if (read.body.some(isBroken)) losses.push({ kind: "heading-break" });
    const again = await readSource({ kind, content: sourceOf(kind, body) });
    if (!isSameContent(body, again.body)) losses.push({ kind: "layout" });
    return { body, losses };
  };
