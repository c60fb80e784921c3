import { isAbsoluteAddress, isOpenAddress } from "../../shared/address.ts";
import { isPictureAddress } from "./ownPicture.ts";
import type { Diagram } from "./diagram.ts";
import { otherHost } from "./linkHost.ts";

/** What stands in a line of a text. */
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
      /** Where it leads, when its words look like an address of another host. Shown beside them. */
      readonly host?: string;
    }
  | { readonly kind: "image"; readonly address: string; readonly description: string }
  /** What a link or an image becomes whose address is not a whole one. The UI has the words for it. */
  | { readonly kind: "bad-link" }
  | { readonly kind: "bad-image" };

/** What a text is made of, from top to bottom. */
export type Block =
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | ({ readonly kind: "diagram" } & Diagram)
  | { readonly kind: "rule" };

/**
 * A tip's or an article's content once it was read. No HTML anywhere: the UI draws each piece itself, so nothing that an
 * author writes can become a script.
 */
export type Content = readonly Block[];

/** Reads markdown-like text. Whatever is in it, this returns: what it doesn't know stays text. */
export type ReadContent = (text: string) => Content;

/** Reads HTML. Whatever is in it, this returns: what it doesn't know is left out, and the words in it stay. */
export type ReadHtml = (html: string) => Promise<Content>;

const seenOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if ("inlines" in inline) return seenOf(inline.inlines);
      if ("text" in inline) return inline.text;
      return inline.kind === "image" ? inline.description : inline.kind === "line-break" ? "\n" : "";
    })
    .join("");

/** With the host that it leads to, where its words look like another's. */
const honest = (link: Extract<Inline, { readonly kind: "link" }>): Inline => {
  const host = otherHost(seenOf(link.inlines), link.address);
  return host === null ? link : { ...link, host };
};

type Checked = (inline: Inline) => readonly Inline[];

const checkedLine = (inlines: readonly Inline[], check: Checked): readonly Inline[] =>
  inlines.flatMap(check).map((inline) => {
    return "inlines" in inline ? { ...inline, inlines: checkedLine(inline.inlines, check) } : inline;
  });

const checked = (content: Content, check: Checked): Content =>
  content.map((block): Block => {
    switch (block.kind) {
      case "list":
        return { ...block, items: block.items.map((item) => checked(item, check)) };
      case "quote":
        return { ...block, blocks: checked(block.blocks, check) };
      case "paragraph":
      case "heading":
        return { ...block, inlines: checkedLine(block.inlines, check) };
      default:
        return block;
    }
  });

/** Puts a note in the place of each link whose address is not a whole one, and of each image that is not to be had. */
export const withCheckedAddresses = (content: Content): Content =>
  checked(content, (inline) => {
    if (inline.kind === "image" && !isPictureAddress(inline.address)) return [{ kind: "bad-image" }];
    if (inline.kind !== "link") return [inline];
    return [isAbsoluteAddress(inline.address) ? honest(inline) : { kind: "bad-link" }];
  });

/** Keeps links and images that lead to a whole address or to a place of this site. Of other links the words stay. */
export const withoutBadAddresses = (content: Content): Content => {
  const check: Checked = (inline) => {
    if (inline.kind === "image" && !isOpenAddress(inline.address)) return [];
    if (inline.kind !== "link") return [inline];
    return isOpenAddress(inline.address) ? [honest(inline)] : inline.inlines.flatMap(check);
  };
  return checked(content, check).filter((block) => block.kind !== "paragraph" || block.inlines.length > 0);
};
