import type { Block, Content, Inline } from "../body/content.ts";
import { isPictureAddress } from "../body/ownPicture.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { clampedLevel, type DraftBlock, type DraftBlocks } from "./blocks.ts";

/** The text in place of an image with an invalid address. */
const badImageNote = "URL d'image invalide";

/** A block as it is shown: an image with an invalid address is a note, a heading is on one line. */
export type PlainBlock =
  | { readonly type: "text"; readonly lines: readonly string[] }
  | { readonly type: "heading"; readonly level: number; readonly words: string }
  | { readonly type: "image"; readonly address: string };

const spaces = /[^\S\n]+/g;

/** A blank line separates paragraphs; other line ends are line breaks. Blank blocks are left out. */
const plainBlocksOf = (block: DraftBlock): readonly PlainBlock[] => {
  const content = normalizeText(block.content).replace(spaces, " ");
  if (block.type === "image") {
    return [isPictureAddress(content) ? { type: "image", address: content } : { type: "text", lines: [badImageNote] }];
  }
  if (isBlank(content)) return [];
  const paragraphs = content.split(/\s*\n\s*\n\s*/).map((lines) => lines.split(/\s*\n\s*/));
  if (block.type !== "heading") return paragraphs.map((lines) => ({ type: "text", lines }));
  return [{ type: "heading", level: clampedLevel(block.level), words: paragraphs.flat().join(" ") }];
};

/** The blocks without marks of direction, blank blocks and doubled spaces. */
export const plainBlocks = (blocks: DraftBlocks): readonly PlainBlock[] => blocks.flatMap(plainBlocksOf);

const text = (words: string): Inline => ({ kind: "text", text: words });

const readBlock = (block: PlainBlock): Block => {
  switch (block.type) {
    case "heading":
      return { kind: "heading", level: block.level, inlines: [text(block.words)] };
    case "image":
      return { kind: "paragraph", inlines: [{ kind: "image", address: block.address, description: "" }] };
    case "text": {
      const inlines = block.lines.flatMap((line, at) => [
        ...(at > 0 ? [{ kind: "line-break" } as const] : []),
        text(line),
      ]);
      return { kind: "paragraph", inlines };
    }
  }
};

/** The blocks as readers see them, without the saved format in between. */
export const contentOf = (blocks: DraftBlocks): Content => plainBlocks(blocks).map(readBlock);

/** The speed of an attentive reader. */
const wordsAMinute = 200;

/** A text such as "5 min", proposed from the number of words. Empty without words. */
export const readTimeOf = (blocks: DraftBlocks): string => {
  const words = plainBlocks(blocks)
    .flatMap((block) => (block.type === "text" ? block.lines : block.type === "heading" ? [block.words] : []))
    .flatMap((line) => line.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
  return words === 0 ? "" : `${Math.max(1, Math.round(words / wordsAMinute))} min`;
};
