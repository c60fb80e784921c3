import type { Inline } from "../../../domain/content/body/content.ts";
import type { ShownContent } from "../../../domain/content/body/shownContent.ts";

export type Heading = { readonly id: string; readonly words: string };

const wordsOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => ("text" in inline ? inline.text : "inlines" in inline ? wordsOf(inline.inlines) : ""))
    .join("");

const deepest = 2;

/** A heading's anchor: its position among the blocks, since two headings may have the same text. */
export const headingId = (content: ShownContent, at: number): string | undefined =>
  content[at]?.kind === "heading" ? `partie-${at + 1}` : undefined;

/** The headings of a text, for its table of contents. */
export const headingsOf = (content: ShownContent): readonly Heading[] =>
  content.flatMap((block, at) => {
    const id = headingId(content, at);
    return block.kind === "heading" && block.level <= deepest && id ? [{ id, words: wordsOf(block.inlines) }] : [];
  });
