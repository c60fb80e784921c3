import { isInsecureAddress } from "../../shared/address.ts";
import type { Content, Inline } from "../body/content.ts";
import type { ContentKind, Fields } from "./contentItem.ts";
import type { PreviewContent } from "./readDraft.ts";

/** A picture over http, which a page of https doesn't load. */
type InsecureImage = {
  readonly field: "featuredImage" | "heroImage" | "content";
  readonly address: string;
};

export type InsecureImageRefusal = { readonly kind: "insecure-image"; readonly field: InsecureImage["field"] };

const inLine = (inlines: readonly Inline[]): readonly string[] =>
  inlines.flatMap((inline) => {
    if ("inlines" in inline) return inLine(inline.inlines);
    return inline.kind === "image" ? [inline.address] : [];
  });

/** The addresses of the pictures in a body. */
const picturesIn = (content: Content): readonly string[] =>
  content.flatMap((block) => {
    switch (block.kind) {
      case "list":
        return block.items.flatMap(picturesIn);
      case "quote":
        return picturesIn(block.blocks);
      case "paragraph":
      case "heading":
        return inLine(block.inlines);
      default:
        return [];
    }
  });

/** The pictures over http of a content item: its own, and those of its body as readers see it. */
export const insecureImagesOf = async (
  preview: PreviewContent,
  kind: ContentKind,
  { featuredImage, heroImage, content }: Fields,
): Promise<readonly InsecureImage[]> => {
  const inBody = picturesIn(await preview({ kind, content }));
  const all: readonly InsecureImage[] = [
    { field: "featuredImage", address: featuredImage },
    { field: "heroImage", address: heroImage },
    ...inBody.map((address) => ({ field: "content" as const, address })),
  ];
  return all.filter(({ address }) => isInsecureAddress(address));
};
