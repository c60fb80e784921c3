import type { Inline } from "./content.ts";
import { hasLegend } from "./image.ts";
import type { ShownContent } from "./shownContent.ts";

const inlinesIn = (content: ShownContent): readonly Inline[] =>
  content.flatMap((block) => {
    if ("inlines" in block) return deep(block.inlines);
    if ("link" in block) return deep([block.link]);
    if (block.kind === "quote" || block.kind === "callout") return inlinesIn(block.blocks);
    if (block.kind === "table") return block.rows.flat().flatMap(({ inlines }) => deep(inlines));
    return block.kind === "list" ? inlinesIn(block.items.flat()) : [];
  });

const deep = (inlines: readonly Inline[]): readonly Inline[] =>
  inlines.flatMap((inline) => ("inlines" in inline ? [inline, ...deep(inline.inlines)] : [inline]));

/** The addresses of the pictures in a content. */
export const picturesIn = (content: ShownContent): readonly string[] =>
  inlinesIn(content).flatMap((inline) => (inline.kind === "image" ? [inline.address] : []));

/** The number of pictures without an alternative text in a content. */
export const undescribedIn = (content: ShownContent): number =>
  inlinesIn(content).filter((inline) => inline.kind === "image" && inline.description.trim() === "").length;

/** The number of links in a content. */
export const linksIn = (content: ShownContent): number =>
  inlinesIn(content).filter(({ kind }) => kind === "link").length;

/** The number of pictures with a caption or a credit in a content. */
export const legendsIn = (content: ShownContent): number =>
  inlinesIn(content).filter((inline) => inline.kind === "image" && hasLegend(inline)).length;
