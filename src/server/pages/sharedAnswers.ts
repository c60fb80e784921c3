import type { Find } from "../../resolver.ts";
import { isVisitorRead } from "../../visitorReads.ts";
import type { ReadCache } from "./readCache.ts";
import { parameterIn, parameterText } from "./readParameters.ts";

type Read = (params: unknown) => Promise<unknown>;

/**
 * Finds the same use cases; those that pages open with share their answers. The bar of matches and the lists beside an item are on most
 * pages: making them anew of shared reads, with the backend's client and the check of each row, is a sixth of a page's work.
 * The name of an answer and the parameter that is asked with are one text: no two parameters share an answer. One that doesn't fit its
 * schema, as an address may bring it, has an answer of its own.
 */
export const withSharedAnswers =
  (find: Find, { share }: Pick<ReadCache, "share">): Find =>
  async (name) => {
    const useCase = await find(name);
    if (!isVisitorRead(name)) return useCase;
    const ask = useCase as Read;
    const read: Read = (params) => {
      const text = parameterText(name, params);
      return text === undefined ? ask(params) : share(`${name} ${text}`, () => ask(parameterIn(text)));
    };
    return read as typeof useCase;
  };
