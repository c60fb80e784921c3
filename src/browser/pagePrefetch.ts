import { fork } from "effector";
import { matchRoutes } from "react-router-dom";
import type { PageHandle } from "../../ui/lib/page/handle.ts";
import { isForStaff, openPage } from "../openPage.ts";
import { handlersFrom } from "../handlers.ts";
import { type Find, loadStaff } from "../resolver.ts";
import { resolveLazily } from "./lazyRoutes.ts";
import { renderAhead } from "./renderAhead.tsx";
import type { SiteRouter } from "./router.ts";

type Needs = {
  readonly router: Pick<SiteRouter, "routes">;
  readonly find: Find;
  /** The stores by sid that every page has from the start. */
  readonly values: Readonly<Record<string, unknown>>;
};
type Place = { readonly pathname: string; readonly search: string };

/**
 * Loads a page's file, and opens the page in a separate scope, as the server does, unless it was clicked meanwhile. Its requests go
 * through `find`, which caches the answers. The first page of each route is rendered ahead too: as it waits for its data, then with
 * them. A click may show both, because the text comes after the title.
 */
export const pagePrefetch = ({ router, find, values }: Needs) => {
  const rendered = new Set<string | undefined>();
  /** The routes whose pages were rendered without their data. */
  const awaited = new Set<string | undefined>();
  return async ({ pathname, search }: Place, isAhead: () => boolean): Promise<void> => {
    const matches = matchRoutes(router.routes, pathname) ?? [];
    await resolveLazily(matches);
    if (isForStaff(matches)) await loadStaff();
    if (!isAhead()) return;
    const scope = fork({ handlers: handlersFrom(find), values });
    const opening = openPage(scope, matches, search);
    const { id: route, handle } = matches.at(-1)?.route ?? {};
    if (rendered.has(route)) return opening;
    // Neither is awaited: the next link's page is fetched meanwhile.
    if ((handle as PageHandle | undefined)?.opened && !awaited.has(route)) {
      awaited.add(route);
      void renderAhead(fork({ values }), matches, { pathname, search });
    }
    await opening;
    if (!isAhead()) return;
    rendered.add(route);
    void renderAhead(scope, matches, { pathname, search });
  };
};
