import type { Block, Content } from "../body/content.ts";
import { tidyContent } from "../body/tidy.ts";
import type { ContentKind } from "./contentItem.ts";
import { htmlBlock } from "./htmlSource.ts";
import { markdownBlock, markdownSeam } from "./markdownSource.ts";

type Written = Readonly<Record<ContentKind, WeakMap<Block, string>>>;
const written: Written = { article: new WeakMap(), tip: new WeakMap() };

const writtenBlock = (kind: ContentKind, block: Block): string => {
  const known = written[kind].get(block);
  if (known !== undefined) return known;
  const source = kind === "article" ? htmlBlock(block) : markdownBlock(block);
  written[kind].set(block, source);
  return source;
};

/**
 * The source of a tidy body: an article's HTML, or a tip's markdown. Letters of the text that would be marks are escaped. A block that
 * was written before isn't written again, so a letter in a long text costs one block.
 */
export const sourceOfTidy = (kind: ContentKind, content: Content): string =>
  content
    .map((block, at) => {
      const before = content[at - 1];
      const seam = !before ? "" : kind === "article" ? "\n" : markdownSeam(before, block);
      return seam + writtenBlock(kind, block);
    })
    .join("");

/** The source of any body: of its tidy form. */
export const sourceOf = (kind: ContentKind, content: Content): string => sourceOfTidy(kind, tidyContent(content));
