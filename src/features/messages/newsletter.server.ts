import { archivePath, letterPath } from "../../../domain/club/letter/paths.ts";
import { listedItems } from "../../server/documents/contentItems.ts";
import type { ListContent } from "../../server/documents/siteFile.ts";

/** No page leads to the list of letters before there is one. */
export const listedPages = [archivePath];

/** The pages of the letters that are sent, and their list. */
export const listContent: ListContent = async (findPort, most) => {
  const sentLetters = await findPort("sentLetters");
  const newest = async (from: number, count: number) =>
    (await sentLetters.slice(from, count)).map(({ slug, sentAt }) => ({ slug, updatedAt: sentAt }));
  const letters = await listedItems({ newest }, letterPath, most - 1);
  return letters.length > 0 ? [{ path: archivePath }, ...letters] : [];
};
