import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../page.ts";

type Matches = readonly { readonly route: RouteObject }[];

/** Loads and assigns the pages of routes, without the pieces that come later: `resolveLazily` still loads these. */
export const resolvePages = async (matches: Matches): Promise<void> => {
  for (const { route } of matches) {
    if ("lazyPage" in route) Object.assign(route, await (route as PageRoute).lazyPage());
    else await resolveLazily([{ route }]);
  }
};

/**
 * Loads the files of routes and assigns them, so that navigating needs no loading.
 */
export const resolveLazily = async (matches: Matches): Promise<void> => {
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    const page = await route.lazy();
    if (!route.lazy) continue; // A second caller has assigned it.
    Object.assign(route, page);
    delete route.lazy;
  }
};
