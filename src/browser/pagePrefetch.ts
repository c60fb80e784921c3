import { fork } from "effector";
import { type createBrowserRouter, matchRoutes } from "react-router-dom";
import { isForStaff, openPage } from "../openPage.ts";
import { handlersFrom } from "../handlers.ts";
import { type Find, loadStaffParts } from "../resolver.ts";
import { resolveLazily } from "./lazyRoutes.ts";

type Needs = {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly find: Find;
};
type Place = { readonly pathname: string; readonly search: string };

/**
 * Loads a page's file, and opens the page in a separate scope, as the server does. Its requests go through `find`,
 * which caches the answers.
 */
export const pagePrefetch =
  ({ router, find }: Needs) =>
  async ({ pathname, search }: Place): Promise<void> => {
    const matches = matchRoutes(router.routes, pathname) ?? [];
    await resolveLazily(matches, () => router.state.navigation.state !== "idle");
    if (isForStaff(matches)) await loadStaffParts();
    await openPage(fork({ handlers: handlersFrom(find) }), matches, search);
  };
