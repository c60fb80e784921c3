import type { KeptPages } from "../../domain/shared/keptPages.ts";
import { pagesCache } from "./keptNames.ts";

/** The title alone is parsed: the policy of this page would refuse the styles of others. */
const titleIn = async (answer: Response): Promise<string> => {
  const [title = ""] = /<title>[^<]*<\/title>/.exec(await answer.text()) ?? [];
  return new DOMParser().parseFromString(title, "text/html").title;
};

/** The pages in the browser's cache. Browsers have none on a site without https. */
export const browserKeptPages: KeptPages = {
  async list() {
    if (!("caches" in globalThis)) return [];
    const cache = await caches.open(pagesCache);
    const kept = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const { pathname, search } = new URL(url);
        const answer = await cache.match(url);
        return { path: pathname + search, title: answer ? await titleIn(answer) : "" };
      }),
    );
    // The cache lists what came last at the end.
    return kept.filter(({ title }) => title !== "").toReversed();
  },
};
