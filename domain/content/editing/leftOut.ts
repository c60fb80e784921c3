import type { Block, Content, Inline } from "../body/content.ts";

/** What a text from elsewhere had that can't be read as content, by kind: how many of each. */
export type Unread = {
  /** Their words are there, as lines. */
  readonly tables: number;
  readonly images: number;
  /** Films, sounds and pages within the page. */
  readonly embeds: number;
};

/** A text from elsewhere once it was read. */
export type ReadText = {
  readonly content: Content;
  readonly unread: Unread;
  /** How many links lead where none may: their words are in the content. */
  readonly badLinks: number;
};

/** What is missing after a paste, by kind. Of `marks` (bold, italic, struck, code) it is 1 when there were any. */
export type LeftOut = Unread & { readonly quotes: number; readonly links: number; readonly marks: number };

type Counts = { quotes: number; links: number; marks: number };

const countLine = (inlines: readonly Inline[], counts: Counts): void => {
  for (const inline of inlines) {
    if (inline.kind === "link") counts.links += 1;
    else if (
      inline.kind === "code" ||
      inline.kind === "strong" ||
      inline.kind === "emphasis" ||
      inline.kind === "struck"
    ) {
      counts.marks = 1;
    }
    if ("inlines" in inline) countLine(inline.inlines, counts);
  }
};

const countBlocks = (blocks: Content, counts: Counts, isQuoted = false): void => {
  for (const block of blocks) countBlock(block, counts, isQuoted);
};

const countBlock = (block: Block, counts: Counts, isQuoted: boolean): void => {
  switch (block.kind) {
    case "paragraph":
      return countLine(block.inlines, counts);
    case "heading": {
      // A heading is bold by itself.
      const inHeading = { ...counts };
      countLine(block.inlines, inHeading);
      counts.links = inHeading.links;
      return;
    }
    case "list":
      for (const item of block.items) countBlocks(item, counts, isQuoted);
      return;
    case "quote":
      if (!isQuoted) counts.quotes += 1;
      return countBlocks(block.blocks, counts, true);
    case "code":
      counts.marks = 1;
      break;
    default:
  }
};

/** What blocks don't keep of a text from elsewhere: they are plain words. The signs of a list stay, as signs. */
export const leftOutOfBlocks = ({ content, unread, badLinks }: ReadText): LeftOut => {
  const counts: Counts = { quotes: 0, links: badLinks, marks: 0 };
  countBlocks(content, counts);
  return { ...unread, ...counts };
};

/** What a source doesn't keep of it: links that lead astray, and what no source of ours can say. */
export const leftOutOfSource = ({ unread, badLinks }: ReadText): LeftOut => ({
  ...unread,
  quotes: 0,
  links: badLinks,
  marks: 0,
});

export const isNothing = (leftOut: LeftOut): boolean => Object.values(leftOut).every((count) => count === 0);
