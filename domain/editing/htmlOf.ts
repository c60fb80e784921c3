import type { DraftBlocks } from "./blocks.ts";
import { written, type WrittenBlock } from "./written.ts";

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

const elementOf = (block: WrittenBlock): string => {
  switch (block.type) {
    case "heading":
      return `<h${block.level}>${escaped(block.words)}</h${block.level}>`;
    case "image":
      return `<p><img src="${escaped(block.address)}" alt=""></p>`;
    case "text":
      return `<p>${block.lines.map(escaped).join("<br>")}</p>`;
  }
};

/** An article as it is saved: HTML, with nothing in it but what its author wrote as text. */
export const htmlOf = (blocks: DraftBlocks): string => written(blocks).map(elementOf).join("\n");
