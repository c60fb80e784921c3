import type { RouteObject } from "react-router-dom";

type Matches = readonly { readonly route: RouteObject }[];

/** Loads the files of routes and assigns them, so that navigating needs no loading. */
export const resolveLazily = async (matches: Matches): Promise<void> => {
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    const page = await route.lazy();
    if (!route.lazy) continue; // A second caller has assigned it.
    Object.assign(route, page);
    delete route.lazy;
  }
};
