import type { RouteObject } from "react-router-dom";

/**
 * Loads the files of routes and assigns them, so that navigating needs no loading. Leaves a route alone while the router
 * `isBusy`: it may be assigning the same file.
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
