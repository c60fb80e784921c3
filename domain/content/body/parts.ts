import type { Inline } from "./content.ts";
import { hasLegend, picturesAlone } from "./image.ts";
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

const paragraphsIn = (content: ShownContent): readonly (readonly Inline[])[] =>
  content.flatMap((block) => {
    if (block.kind === "paragraph") return [block.inlines];
    if (block.kind === "quote" || block.kind === "callout") return paragraphsIn(block.blocks);
    return block.kind === "list" ? paragraphsIn(block.items.flat()) : [];
  });

/** The number of galleries, and of the pictures in them without a caption and a credit. */
export const galleryPartsIn = (content: ShownContent): number =>
  paragraphsIn(content).reduce((sum, inlines) => {
    const { length } = picturesAlone(inlines);
    return length > 1 ? sum + 1 + picturesAlone(inlines).filter((image) => !hasLegend(image)).length : sum;
  }, 0);

/** The number of pictures with a caption or a credit in a content. */
export const legendsIn = (content: ShownContent): number =>
  inlinesIn(content).filter((inline) => inline.kind === "image" && hasLegend(inline)).length;
