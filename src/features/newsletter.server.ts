import { letterPath } from "../../domain/club/letter/paths.ts";
import { listedItems } from "../server/documents/contentItems.ts";
import type { ListContent } from "../server/documents/siteFile.ts";

/** The pages of the letters that are sent. */
export const listContent: ListContent = async (findPort, most) => {
  const sentLetters = await findPort("sentLetters");
  const newest = async (from: number, count: number) =>
    (await sentLetters.slice(from, count)).map(({ slug, sentAt }) => ({ slug, updatedAt: sentAt }));
  return listedItems({ newest }, letterPath, most);
};
