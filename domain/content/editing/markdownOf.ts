import type { DraftBlocks } from "./blocks.ts";
import { written, type WrittenBlock } from "./written.ts";

/** What would mean something to whoever reads markdown: marks, HTML, tables, and what becomes a link by itself. */
const marks = /[\\`*_[\]<>~|&@]|(?<=https?|ftp):|(?<=www)\./gi;
/** What means something where a line begins: headings, lists, rules and the underlines of headings. */
const beginning = /^[#=+-]|(?<=^\d+)[.)]/;

/** A line in markdown that is nothing but text. */
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

/** A tip as it is saved: markdown, in which what its author wrote is text and nothing else. */
export const markdownOf = (blocks: DraftBlocks): string => written(blocks).map(sourceOf).join("\n\n");
