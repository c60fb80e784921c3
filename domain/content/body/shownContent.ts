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
import { isSpace } from "./image.ts";
import { keptFile } from "./ownFile.ts";
import { type Embed, embedOf } from "./embed.ts";

/** A paragraph that consists of the address of a video or a post. */
export type EmbedBlock = { readonly kind: "embed"; readonly embed: Embed };

/** A link of a line. */
export type Link = Extract<Inline, { readonly kind: "link" }>;

/** A paragraph that consists of a link to an item of the club. `card`: what is shown of it, a `Card` of `domain/club/cards`. */
export type CardBlock = { readonly kind: "card"; readonly link: Link; readonly card: object };

/** A paragraph that consists of a link in bold. */
export type ButtonBlock = { readonly kind: "button"; readonly link: Link };

/** A paragraph that consists of a link to an uploaded file. */
export type FileBlock = { readonly kind: "file"; readonly link: Link };

/** A part of a body as readers see it. */
export type ShownBlock = Block | EmbedBlock | CardBlock | ButtonBlock | FileBlock;

/** A body as readers see it. */
export type ShownContent = readonly ShownBlock[];

/** Puts cards in the place of paragraphs that are links to items of the club. */
export type ShowCards = (content: ShownContent) => Promise<ShownContent>;

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

/** What is all of a line, but for spaces. */
const loneInline = (inlines: readonly Inline[]): Inline | undefined => {
  const [only, ...others] = inlines.filter((inline) => !isSpace(inline));
  return others.length === 0 ? only : undefined;
};

/** The link that is all of a paragraph; null for other blocks. */
export const loneLink = (block: ShownBlock): Link | null => {
  const only = block.kind === "paragraph" ? loneInline(block.inlines) : undefined;
  return only?.kind === "link" ? only : null;
};

/** The link of a paragraph that is one link to an uploaded file. */
const fileIn = (block: Block): Link | null => {
  const link = loneLink(block);
  return link && keptFile(link.address) ? link : null;
};

/** The link of a paragraph that is one link in bold, without the bold. */
const buttonIn = (block: Block): Link | null => {
  const only = block.kind === "paragraph" ? loneInline(block.inlines) : undefined;
  if (only?.kind !== "strong" && only?.kind !== "link") return null;
  const inner = loneInline(only.inlines);
  if (only.kind === "strong") return inner?.kind === "link" ? inner : null;
  return inner?.kind === "strong" ? { ...only, inlines: inner.inlines } : null;
};

/** The embed of a paragraph that is one link whose text is its address. */
const embedIn = (block: Block): Embed | null => {
  const link = loneLink(block);
  if (!link) return null;
  const [text, ...more] = link.inlines;
  const isBare = text?.kind === "text" && more.length === 0 && text.text.trim() === link.address;
  return isBare ? embedOf(link.address) : null;
};

/**
 * A parsed body as readers see it: addresses checked, bare ones as links, paragraphs of the address of a video or a post as embeds, those of
 * a link to an uploaded file as files, and those of another link in bold as buttons. Within lists and quotes they stay paragraphs.
 */
export const shownContent = (kind: ContentKind, content: Content): ShownContent =>
  linkedContent(kind, content).map((block) => {
    const embed = embedIn(block);
    if (embed) return { kind: "embed", embed };
    const file = fileIn(block);
    if (file) return { kind: "file", link: file };
    const button = buttonIn(block);
    return button ? { kind: "button", link: button } : block;
  });
