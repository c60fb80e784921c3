import { isAbsoluteAddress } from "../address.ts";

/** What stands in a line of a tip. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line-break" }
  | { readonly kind: "strong"; readonly inlines: readonly Inline[] }
  | { readonly kind: "emphasis"; readonly inlines: readonly Inline[] }
  | { readonly kind: "struck"; readonly inlines: readonly Inline[] }
  | { readonly kind: "link"; readonly address: string; readonly inlines: readonly Inline[] }
  | { readonly kind: "image"; readonly address: string; readonly description: string }
  /** What a link or an image becomes whose address is not a whole one. The UI has the words for it. */
  | { readonly kind: "bad-link" }
  | { readonly kind: "bad-image" };

/** What a tip is made of, from top to bottom. */
export type Block =
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" };

/**
 * A tip's content once it was read. No HTML anywhere: the UI draws each piece itself, so nothing that an author writes
 * can become a script.
 */
export type Content = readonly Block[];

/** Reads markdown-like text. Whatever is in it, this returns: what it doesn't know stays text. */
export type ReadContent = (text: string) => Content;

const withCheckedLine = (inlines: readonly Inline[]): readonly Inline[] =>
  inlines.map((inline): Inline => {
    if (inline.kind === "image") return isAbsoluteAddress(inline.address) ? inline : { kind: "bad-image" };
    if (inline.kind === "link" && !isAbsoluteAddress(inline.address)) return { kind: "bad-link" };
    return "inlines" in inline ? { ...inline, inlines: withCheckedLine(inline.inlines) } : inline;
  });

/** Puts a note in the place of each link and image whose address is not a whole one (spec, section 2: tip detail). */
export const withCheckedAddresses = (content: Content): Content =>
  content.map((block): Block => {
    switch (block.kind) {
      case "list":
        return { ...block, items: block.items.map(withCheckedAddresses) };
      case "quote":
        return { ...block, blocks: withCheckedAddresses(block.blocks) };
      case "paragraph":
      case "heading":
        return { ...block, inlines: withCheckedLine(block.inlines) };
      default:
        return block;
    }
  });
