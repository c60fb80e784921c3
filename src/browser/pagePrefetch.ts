import { fork } from "effector";
import { matchRoutes } from "react-router-dom";
import { isForStaff, openPage } from "../openPage.ts";
import { handlersFrom } from "../handlers.ts";
import { type ResolveUseCase, loadStaff } from "../resolver.ts";
import { resolveLazily } from "./lazyRoutes.ts";
import type { SiteRouter } from "./router.ts";

type Needs = {
  readonly router: Pick<SiteRouter, "routes">;
  readonly resolveUseCase: ResolveUseCase;
  /** The stores by sid that every page has from the start. */
  readonly values: Readonly<Record<string, unknown>>;
};
type Link = { readonly pathname: string; readonly search: string };

/**
 * Loads a page's file, and opens the page in a separate scope, as the server does, unless it was clicked meanwhile. Its requests go
 * through `resolveUseCase`, which caches the answers.
 */
export const pagePrefetch =
  ({ router, resolveUseCase, values }: Needs) =>
  async ({ pathname, search }: Link, isWanted: () => boolean): Promise<void> => {
    const matches = matchRoutes(router.routes, pathname) ?? [];
    await resolveLazily(matches);
    if (isForStaff(matches)) await loadStaff();
    if (isWanted()) await openPage(fork({ handlers: handlersFrom(resolveUseCase), values }), matches, search);
  };
