import { tablePath } from "../../../ui/club/predictions/table/address.ts";
import type { ListContent } from "../../server/documents/siteFile.ts";

/** The table of a season. Nothing leads to it before the first match. */
export const listedPages = [tablePath];

/** The table, once a match has ended. */
export const listContent: ListContent = async (findPort) => {
  const { season } = await (await findPort("predictionTables")).table({ from: 0, count: 0 });
  return season === null ? [] : [{ path: tablePath }];
};
