import { isSlug } from "../../../domain/shared/slug.ts";
import { tipAddress } from "../../../ui/tips/address.ts";
import type { FindPort } from "../../container.ts";
import { type ContentItems, listedItems, shareImages } from "../../server/documents/contentItems.ts";
import type { Files, ListContent, MovedFrom } from "../../server/documents/siteFile.ts";

const tipsOf = (findPort: FindPort): ContentItems => ({
  newest: async (from, count, category) => (await findPort("tips")).slice({ from, count, category, sort: "recent" }),
  bySlug: async (slug) => (isSlug(slug) ? (await findPort("tips")).bySlug(slug) : undefined),
});

export const listContent: ListContent = (findPort, most) => listedItems(tipsOf(findPort), tipAddress, most);

/** The share images. */
export const files: Files = (needs) => shareImages("tips", tipsOf(needs.findPort), needs);

export const movedFrom: MovedFrom = async (findPort, path) => {
  const tip = await (await findPort("tips")).bySlug(path);
  return tip && tipAddress(tip.slug);
};
