import type { RouteObject } from "react-router-dom";

/**
 * Fetches the files of routes, and gives each route what is in its own, so that going there waits for nothing. While the
 * router `isBusy` it may be doing the same, and nobody interferes.
 */
export const resolveLazily = async (
  matches: readonly { readonly route: RouteObject }[],
  isBusy: () => boolean = () => false,
): Promise<void> => {
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    const page = await route.lazy();
    if (isBusy() || !route.lazy) continue;
    Object.assign(route, page);
    delete route.lazy;
  }
};
