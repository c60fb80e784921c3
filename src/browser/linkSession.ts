import { allSettled, type Scope } from "effector";
import { linkSessionAddress } from "../../ui/accounts/address.ts";
import { linkSessionFound, linkWithoutSessionFound, outcomeInHash } from "../../ui/accounts/mailLinks/linkSession.ts";
import type { SiteRouter } from "./router.ts";

/** Removes the outcome of the backend's own link from the address and the history, and opens the page that handles it. */
export const takeLinkOutcome = async (scope: Scope, router: Pick<SiteRouter, "navigate" | "state">): Promise<void> => {
  const outcome = outcomeInHash(router.state.location.hash);
  void (typeof outcome === "string"
    ? allSettled(linkWithoutSessionFound, { scope, params: outcome })
    : allSettled(linkSessionFound, { scope, params: outcome }));
  await router.navigate(linkSessionAddress, { replace: true });
};
