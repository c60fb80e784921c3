import type { Find } from "../../resolver.ts";
import { isVisitorRead } from "../../visitorReads.ts";
import type { ReadCache } from "./readCache.ts";

type Read = (params: unknown) => Promise<unknown>;

/**
 * Finds the same use cases; those that pages open with share their answers. The bar of matches and the lists beside an item are on most
 * pages: making them anew of shared reads, with the backend's client and the check of each row, is a sixth of a page's work.
 */
export const withSharedAnswers =
  (find: Find, { share }: Pick<ReadCache, "share">): Find =>
  async (name) => {
    const useCase = await find(name);
    if (!isVisitorRead(name)) return useCase;
    const read: Read = (params) => share(`${name} ${JSON.stringify(params)}`, () => (useCase as Read)(params));
    return read as typeof useCase;
  };
