import { isAbsoluteAddress, isOpenAddress, sitePathIn } from "../../shared/address.ts";
import { keptFile } from "./ownFile.ts";
import { isPictureAddress } from "./ownPicture.ts";
import type { Diagram } from "./diagram.ts";
import { otherHost } from "./linkHost.ts";

/** A part of a line. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line-break" }
  | { readonly kind: "strong"; readonly inlines: readonly Inline[] }
  | { readonly kind: "emphasis"; readonly inlines: readonly Inline[] }
  | { readonly kind: "struck"; readonly inlines: readonly Inline[] }
  | {
      readonly kind: "link";
      readonly address: string;
      readonly inlines: readonly Inline[];
      /** Its host, when its text looks like an address of another host. Shown beside the text. */
      readonly host?: string;
    }
  | {
      readonly kind: "image";
      readonly address: string;
      readonly description: string;
      /** Below the picture, when it is alone in its paragraph; never empty. */
      readonly caption?: string;
      readonly credit?: string;
      /** In pixels. Only in mails, whose programs don't fit a picture to the page. */
      readonly size?: { readonly width: number; readonly height?: number };
    }
  /** A link or an image with an invalid address. The UI has the text for it. */
  | { readonly kind: "bad-link" }
  | { readonly kind: "bad-image" };

/** A cell of a table: a line, which may have breaks. */
export type Cell = { readonly inlines: readonly Inline[] };

/** Cells in rows, from top to bottom. `hasHead`: the first row names the columns. */
export type Table = { readonly hasHead: boolean; readonly rows: readonly (readonly Cell[])[] };

/** Why a call-out stands apart from its text. */
export type Tone = "note" | "tip" | "important" | "warning";

/** A part of a text, from top to bottom. */
export type Block =
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly inlines: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      /** The first number of an ordered list. Absent: 1. */
      readonly start?: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "callout"; readonly tone: Tone; readonly blocks: readonly Block[] }
  | ({ readonly kind: "table" } & Table)
  | {
      readonly kind: "code";
      readonly text: string;
      /** As its author named it, such as "js"; "schéma" for the source of a diagram that is edited. */
      readonly language?: string;
    }
  | ({ readonly kind: "diagram" } & Diagram)
  | { readonly kind: "rule" };

/** The body of a content item. It holds no HTML: the UI draws each part, so an author's text can't become a script. */
export type Content = readonly Block[];

/** Parses markdown-like text. Never throws: unknown signs stay text. */
export type ReadContent = (text: string) => Content;

/** Parses HTML. Never throws: unknown elements are left out, and their text stays. */
export type ReadHtml = (html: string) => Promise<Content>;

export const seenOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if ("inlines" in inline) return seenOf(inline.inlines);
      if ("text" in inline) return inline.text;
      return inline.kind === "image" ? inline.description : inline.kind === "line-break" ? "\n" : "";
    })
    .join("");

/** Adds the host to a link whose text looks like an address of another host. */
const honest = (link: Extract<Inline, { readonly kind: "link" }>): Inline => {
  const host = otherHost(seenOf(link.inlines), link.address);
  return host === null ? link : { ...link, host };
};

type Checked = (inline: Inline) => readonly Inline[];

const checkedLine = (inlines: readonly Inline[], check: Checked): readonly Inline[] =>
  inlines.flatMap(check).map((inline) => {
    return "inlines" in inline ? { ...inline, inlines: checkedLine(inline.inlines, check) } : inline;
  });

/** A table with each line changed. */
export const withLines = <Of extends Table>(
  table: Of,
  change: (inlines: readonly Inline[]) => readonly Inline[],
): Of => ({ ...table, rows: table.rows.map((row) => row.map(({ inlines }) => ({ inlines: change(inlines) }))) });

/** A text with each part of its lines replaced by others, also within those that replace one. */
export const withInlines = (content: Content, check: Checked): Content =>
  content.map((block): Block => {
    switch (block.kind) {
      case "list":
        return { ...block, items: block.items.map((item) => withInlines(item, check)) };
      case "quote":
      case "callout":
        return { ...block, blocks: withInlines(block.blocks, check) };
      case "table":
        return withLines(block, (inlines) => checkedLine(inlines, check));
      case "paragraph":
      case "heading":
        return { ...block, inlines: checkedLine(block.inlines, check) };
      default:
        return block;
    }
  });

/** Whether a link of a tip may have this address: an absolute one, or an uploaded file. */
export const isTipLink = (address: string): boolean => isAbsoluteAddress(address) || keptFile(address) !== undefined;

/** Replaces links whose address is neither absolute nor an uploaded file, and images that can't be shown, by a note. */
export const withCheckedAddresses = (content: Content): Content =>
  withInlines(content, (inline) => {
    if (inline.kind === "image" && !isPictureAddress(inline.address)) return [{ kind: "bad-image" }];
    if (inline.kind !== "link") return [inline];
    return [isTipLink(inline.address) ? honest(inline) : { kind: "bad-link" }];
  });

/** Keeps links and images with an absolute address or a path of this site. Other links become their text. */
export const withoutBadAddresses = (content: Content): Content => {
  const check: Checked = (inline) => {
    if (inline.kind === "image" && !isOpenAddress(inline.address)) return [];
    if (inline.kind !== "link") return [inline];
    return isOpenAddress(inline.address) ? [honest(inline)] : inline.inlines.flatMap(check);
  };
  return withInlines(content, check).filter((block) => block.kind !== "paragraph" || block.inlines.length > 0);
};

/**
 * Makes paths of links to whole addresses of this site.
 * @param site the site's origin, without a slash at its end
 */
export const withSitePaths = (content: Content, site: string): Content =>
  withInlines(content, (inline) => [
    inline.kind === "link" ? { ...inline, address: sitePathIn(inline.address, site) } : inline,
  ]);
