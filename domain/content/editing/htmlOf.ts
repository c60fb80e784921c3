import type { DraftBlocks } from "./blocks.ts";
import { written, type WrittenBlock } from "./written.ts";

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text in HTML that is nothing but text. */
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

/** An article as it is saved: HTML, with nothing in it but what its author wrote as text. */
export const htmlOf = (blocks: DraftBlocks): string => written(blocks).map(elementOf).join("\n");
