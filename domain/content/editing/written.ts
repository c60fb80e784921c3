import type { Block, Content, Inline } from "../body/content.ts";
import { isPictureAddress } from "../body/ownPicture.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { clampedLevel, type DraftBlock, type DraftBlocks } from "./blocks.ts";

/** What stands where an image has neither a whole address nor that of an uploaded picture. */
const badImageNote = "URL d'image invalide";

/** A block as it is read: an image that is not to be had is a note, a heading stands on one line. */
export type WrittenBlock =
  | { readonly type: "text"; readonly lines: readonly string[] }
  | { readonly type: "heading"; readonly level: number; readonly words: string }
  | { readonly type: "image"; readonly address: string };

const spaces = /[^\S\n]+/g;

/** A blank line parts two paragraphs; other line ends are line breaks. What is blank isn't there. */
const writtenOf = (block: DraftBlock): readonly WrittenBlock[] => {
  const content = normalizeText(block.content).replace(spaces, " ");
  if (block.type === "image") {
    return [isPictureAddress(content) ? { type: "image", address: content } : { type: "text", lines: [badImageNote] }];
  }
  if (isBlank(content)) return [];
  const paragraphs = content.split(/\s*\n\s*\n\s*/).map((lines) => lines.split(/\s*\n\s*/));
  if (block.type !== "heading") return paragraphs.map((lines) => ({ type: "text", lines }));
  return [{ type: "heading", level: clampedLevel(block.level), words: paragraphs.flat().join(" ") }];
};

/** What was written, without what is only in the way: marks that turn the page around them, blank blocks, doubled spaces. */
export const written = (blocks: DraftBlocks): readonly WrittenBlock[] => blocks.flatMap(writtenOf);

const text = (words: string): Inline => ({ kind: "text", text: words });

const readBlock = (block: WrittenBlock): Block => {
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

/** What readers will see of it, without a detour over what is saved. */
export const contentOf = (blocks: DraftBlocks): Content => written(blocks).map(readBlock);
