import type { Block, Content, Inline } from "../body/content.ts";
import { type DraftBlock, type DraftBlocks, numbered } from "./blocks.ts";
import { cleaned } from "./cleaned.ts";

type Draft = { readonly type: "text"; readonly content: string } | Omit<DraftBlock & { type: "heading" }, "id">;

const wordsOf = (inlines: readonly Inline[]): string => inlines.map(wordsIn).join("");
const wordsIn = (inline: Inline): string => {
  switch (inline.kind) {
    case "text":
    case "code":
      return inline.text;
    case "line-break":
      return "\n";
    case "link": {
      const words = wordsOf(inline.inlines).trim();
      return words === inline.address || words === "" ? inline.address : `${words} (${inline.address})`;
    }
    case "strong":
    case "emphasis":
    case "struck":
      return wordsOf(inline.inlines);
    default:
      return "";
  }
};

/** Lines of a block that is no heading. A list's signs are signs: blocks have no lists. */
const linesOf = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return wordsOf(block.inlines).trim();
    case "list":
      return block.items
        .map((item, at) => `${block.isOrdered ? `${at + 1}.` : "-"} ${item.map(linesOf).join("\n")}`)
        .join("\n");
    case "quote":
      return block.blocks.map(linesOf).join("\n\n");
    case "code":
      return block.text;
    case "diagram":
      return block.caption;
    case "rule":
      return "";
  }
};

const draftOf = (block: Block): Draft =>
  block.kind === "heading"
    ? { type: "heading", level: block.level, content: cleaned(wordsOf(block.inlines)).replace(/\s+/g, " ").trim() }
    : { type: "text", content: cleaned(linesOf(block)).trim() };

/** A text from elsewhere as blocks: a heading is one, and what stands between two headings is one. */
const draftsOf = (content: Content): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const draft of content.map(draftOf).filter((one) => one.content !== "")) {
    const last = drafts.at(-1);
    if (draft.type === "text" && last?.type === "text") {
      drafts[drafts.length - 1] = { type: "text", content: `${last.content}\n\n${draft.content}` };
    } else drafts.push(draft);
  }
  return drafts;
};

/** Where in a text block something is put, in place of what is marked there. */
export type Paste = { readonly id: number; readonly from: number; readonly to: number; readonly content: Content };

/** With a text from elsewhere in a block: within its words, or as blocks of its own between what stands before and after it. */
export const withPasted = (blocks: DraftBlocks, { id, from, to, content }: Paste): DraftBlocks => {
  const drafts = draftsOf(content);
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block || drafts.length === 0) return blocks;
  const [before, after] = [block.content.slice(0, from), block.content.slice(to)];
  const [first] = drafts;
  if (drafts.length === 1 && first?.type === "text") {
    return blocks.with(at, { ...block, content: before + first.content + after });
  }
  const around = (words: string): readonly Draft[] => (words.trim() === "" ? [] : [{ type: "text", content: words }]);
  const added = [...around(before.trimEnd()), ...drafts, ...around(after.trimStart())];
  return numbered(blocks, at + 1, added).toSpliced(at, 1);
};
