import type { Block, Content, Inline } from "../body/content.ts";
import { type DraftBlock, type DraftBlocks, numbered } from "./blocks.ts";

/**
 * Invisible characters that word processors leave: soft hyphens, zero-width spaces, marks of direction, control characters.
 */
const unseen = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?![\n])\p{Cc}/gu;

/**
 * A pasted text as plain text: line ends, spaces and bullets become plain ones, invisible characters go, and several blank
 * lines become one.
 */
export const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/^[ ]*[•·▪◦‣\uf0b7\u25cf\u2023][ ]*/gmu, "- ")
    .replace(unseen, "")
    .replace(/ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n");

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

/** The lines of a block that isn't a heading. A list keeps its signs as text: blocks have no lists. */
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

/** A pasted text as blocks: one for each heading, and one for the text between two headings. */
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

/** The selection in a text block that a paste replaces. */
export type Paste = { readonly id: number; readonly from: number; readonly to: number; readonly content: Content };

/** Inserts a pasted text into a block: within its text, or as blocks of its own between the text before and after it. */
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
