import type { Block, Content, Inline } from "../body/content.ts";

/** How many parts of a pasted text can't be parsed as content, by kind. */
export type Unread = {
  /** Their text is kept as lines. */
  readonly tables: number;
  readonly images: number;
  /** Videos, audio and embedded pages. */
  readonly embeds: number;
  /** Underlined, raised, lowered and highlighted words. Their text is kept. */
  readonly styles: number;
};

/** A parsed pasted text. */
export type ReadText = {
  readonly content: Content;
  readonly unread: Unread;
  /** The number of invalid links. Their text is kept. */
  readonly badLinks: number;
};

/** What a paste leaves out, by kind. `marks` (bold, italic, struck, code, other styles) is 1 when there are any. */
export type LeftOut = Omit<Unread, "styles"> & {
  readonly quotes: number;
  readonly links: number;
  readonly marks: number;
};

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
      // Headings are bold anyway.
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

/** What is lost in blocks, which are plain text. The signs of a list are kept. */
export const leftOutOfBlocks = ({ content, unread, badLinks }: ReadText): LeftOut => {
  const { styles, ...parts } = unread;
  const counts: Counts = { quotes: 0, links: badLinks, marks: Math.min(styles, 1) };
  countBlocks(content, counts);
  return { ...parts, ...counts };
};

/** What is lost in a source: invalid links, and what a source can't express. */
export const leftOutOfSource = ({ unread: { styles, ...parts }, badLinks }: ReadText): LeftOut => ({
  ...parts,
  quotes: 0,
  links: badLinks,
  marks: Math.min(styles, 1),
});

export const isNothing = (leftOut: LeftOut): boolean => Object.values(leftOut).every((count) => count === 0);
