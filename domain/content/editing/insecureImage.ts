import { isInsecureAddress } from "../../shared/address.ts";
import { picturesIn } from "../body/parts.ts";
import type { ContentKind, Fields } from "./contentItem.ts";
import { type TextNeeds, writtenContent } from "./readDraft.ts";

/** A picture over http, which a page of https doesn't load. */
type InsecureImage = {
  readonly field: "featuredImage" | "heroImage" | "content";
  readonly address: string;
};

export type InsecureImageRefusal = { readonly kind: "insecure-image"; readonly field: InsecureImage["field"] };

/** The pictures over http of a content item: its own, and those of its body. */
export const insecureImagesOf = async (
  needs: TextNeeds,
  kind: ContentKind,
  { featuredImage, heroImage, content }: Fields,
): Promise<readonly InsecureImage[]> => {
  const inBody = picturesIn(await writtenContent(needs)({ kind, content }));
  const all: readonly InsecureImage[] = [
    { field: "featuredImage", address: featuredImage },
    { field: "heroImage", address: heroImage },
    ...inBody.map((address) => ({ field: "content" as const, address })),
  ];
  return all.filter(({ address }) => isInsecureAddress(address));
};
