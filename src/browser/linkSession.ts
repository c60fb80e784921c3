import { allSettled, type Scope } from "effector";
import { returnFromDiscord } from "../../ui/accounts/discord/returned.ts";
import { linkSessionAddress } from "../../ui/accounts/address.ts";
import { linkSessionFound, linkWithoutSessionFound, outcomeInHash } from "../../ui/accounts/mailLinks/linkSession.ts";
import type { SiteRouter } from "./router.ts";

/** Removes the outcome of the backend's own link from the address and the history, and opens the page that handles it. */
export const takeLinkOutcome = async (scope: Scope, router: Pick<SiteRouter, "navigate" | "state">): Promise<void> => {
  const { hash, pathname, search } = router.state.location;
  const told = returnFromDiscord(new URLSearchParams(hash.slice(1)));
  const ofDiscord = "/auth/discord";
  // A refused way to Discord tells the same in the query and in the fragment. Where the way isn't known, it leads home.
  if (pathname === ofDiscord || (told && "refusal" in told && told.refusal === "stale")) {
    const query = pathname === ofDiscord ? search : `?${hash.slice(1)}`;
    return void (await router.navigate(`${ofDiscord}${query}`, { replace: true }));
  }
  const outcome = outcomeInHash(hash);
  void (typeof outcome === "string"
    ? allSettled(linkWithoutSessionFound, { scope, params: outcome })
    : allSettled(linkSessionFound, { scope, params: outcome }));
  await router.navigate(linkSessionAddress, { replace: true });
};
