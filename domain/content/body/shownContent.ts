import { partsOfText } from "../../shared/links.ts";
import type { ContentKind } from "../editing/contentItem.ts";
import {
  type Block,
  type Content,
  type Inline,
  withCheckedAddresses,
  withLines,
  withoutBadAddresses,
} from "./content.ts";
import { type Embed, embedOf } from "./embed.ts";

/** A paragraph that consists of the address of a video or a post. */
export type EmbedBlock = { readonly kind: "embed"; readonly embed: Embed };

/** A body as readers see it. */
export type ShownContent = readonly (Block | EmbedBlock)[];

type Text = Extract<Inline, { readonly kind: "text" }>;

/** One text for neighbouring ones: parsers split them at escaped signs, also inside an address. */
const joined = (inlines: readonly Inline[]): readonly Inline[] => {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (inline.kind === "text" && last?.kind === "text")
      all[all.length - 1] = { ...last, text: last.text + inline.text };
    else all.push(inline);
  }
  return all;
};

const linkedText = ({ text }: Text): readonly Inline[] =>
  partsOfText(text).map((part): Inline => {
    const inline: Text = { kind: "text", text: part.text };
    return part.kind === "words" ? inline : { kind: "link", address: part.text, inlines: [inline] };
  });

const linkedLine = (inlines: readonly Inline[]): readonly Inline[] =>
  joined(inlines).flatMap((inline): readonly Inline[] => {
    if (inline.kind === "text") return inline.text.includes("://") ? linkedText(inline) : [inline];
    return inline.kind !== "link" && "inlines" in inline
      ? [{ ...inline, inlines: linkedLine(inline.inlines) }]
      : [inline];
  });

/** Turns the bare addresses in a text into links, but for those in code and in links. */
const withLinks = (content: Content): Content =>
  content.map((block): Block => {
    switch (block.kind) {
      case "list":
        return { ...block, items: block.items.map(withLinks) };
      case "quote":
      case "callout":
        return { ...block, blocks: withLinks(block.blocks) };
      case "table":
        return withLines(block, linkedLine);
      case "paragraph":
      case "heading":
        return { ...block, inlines: linkedLine(block.inlines) };
      default:
        return block;
    }
  });

/** A parsed body with its addresses checked, and its bare ones as links. */
export const linkedContent = (kind: ContentKind, content: Content): Content =>
  (kind === "article" ? withoutBadAddresses : withCheckedAddresses)(withLinks(content));

const isSpace = (inline: Inline): boolean =>
  inline.kind === "line-break" || (inline.kind === "text" && inline.text.trim() === "");

/** The embed of a paragraph that is one link whose text is its address. */
const embedIn = (block: Block): Embed | null => {
  if (block.kind !== "paragraph") return null;
  const [link, ...others] = block.inlines.filter((inline) => !isSpace(inline));
  if (link?.kind !== "link" || others.length > 0) return null;
  const [text, ...more] = link.inlines;
  const isBare = text?.kind === "text" && more.length === 0 && text.text.trim() === link.address;
  return isBare ? embedOf(link.address) : null;
};

/**
 * A parsed body as readers see it: addresses checked, bare ones as links, and paragraphs of the address of a video or a post as embeds.
 * Those within lists and quotes stay links.
 */
export const shownContent = (kind: ContentKind, content: Content): ShownContent =>
  linkedContent(kind, content).map((block) => {
    const embed = embedIn(block);
    return embed ? { kind: "embed", embed } : block;
  });
