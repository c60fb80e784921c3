import type { DraftBlocks } from "./blocks.ts";
import { written, type WrittenBlock } from "./written.ts";

/** Signs with a meaning in markdown: marks, HTML, tables, and texts that become links. */
const marks = /[\\`*_[\]<>~|&@]|(?<=https?|ftp):|(?<=www)\./gi;
/** Signs with a meaning at the beginning of a line: headings, lists, rules and underlines of headings. */
const beginning = /^[#=+-]|(?<=^\d+)[.)]/;

/** A line escaped for markdown. */
export const escapedMarkdown = (line: string): string =>
  line.replace(marks, (mark) => `\\${mark}`).replace(beginning, (mark) => `\\${mark}`);

const sourceOf = (block: WrittenBlock): string => {
  switch (block.type) {
    case "heading":
      // Signs at its end would be taken for its frame.
      return `${"#".repeat(block.level)} ${escapedMarkdown(block.words).replace(/(?<!\\)#/g, "\\#")}`;
    case "image":
      return `![](<${block.address}>)`;
    case "text":
      return block.lines.map(escapedMarkdown).join("\n");
  }
};

/** A tip's markdown, in which the author's text is escaped. */
export const markdownOf = (blocks: DraftBlocks): string => written(blocks).map(sourceOf).join("\n\n");
