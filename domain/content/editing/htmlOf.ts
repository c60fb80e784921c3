import type { DraftBlocks } from "./blocks.ts";
import { written, type WrittenBlock } from "./written.ts";

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text escaped for HTML. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

const elementOf = (block: WrittenBlock): string => {
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
export const htmlOf = (blocks: DraftBlocks): string => written(blocks).map(elementOf).join("\n");
