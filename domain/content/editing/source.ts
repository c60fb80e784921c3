import type { DraftBlocks } from "./blocks.ts";
import { plainBlocks, type PlainBlock } from "./plainBlocks.ts";

const htmlMarks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text escaped for HTML. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => htmlMarks[mark] ?? "");

const elementOf = (block: PlainBlock): string => {
  switch (block.type) {
    case "heading":
      return `<h${block.level}>${escapedHtml(block.words)}</h${block.level}>`;
    case "image":
      return `<p><img src="${escapedHtml(block.address)}" alt=""></p>`;
    case "text":
      return `<p>${block.lines.map(escapedHtml).join("<br>")}</p>`;
  }
};

/** An article's HTML, in which the author's text is escaped. */
export const htmlOf = (blocks: DraftBlocks): string => plainBlocks(blocks).map(elementOf).join("\n");

/** Signs with a meaning in markdown: marks, HTML, tables, and texts that become links. */
const markdownMarks = /[\\`*_[\]<>~|&@]|(?<=https?|ftp):|(?<=www)\./gi;
/** Signs with a meaning at the beginning of a line: headings, lists, rules, underlines of headings, tables. */
const beginning = /^[#=+:-]|(?<=^\d+)[.)]/;

/** A line escaped for markdown. */
export const escapedMarkdown = (line: string): string =>
  line.replace(markdownMarks, (mark) => `\\${mark}`).replace(beginning, (mark) => `\\${mark}`);

const sourceOf = (block: PlainBlock): string => {
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
export const markdownOf = (blocks: DraftBlocks): string => plainBlocks(blocks).map(sourceOf).join("\n\n");
