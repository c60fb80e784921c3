import { allSettled, type Scope } from "effector";
import type { createBrowserRouter } from "react-router-dom";
import { linkSessionAddress } from "../../ui/accounts/address.ts";
import { sessionInHash, linkSessionFound } from "../../ui/accounts/mailLinks/linkSession.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "navigate" | "state">;

/** Removes a session from the address and the history, and opens the page that asks whether to open it. */
export const takeLinkSession = async (scope: Scope, router: Router): Promise<void> => {
  const session = sessionInHash(router.state.location.hash);
  if (session) void allSettled(linkSessionFound, { scope, params: session });
  await router.navigate(linkSessionAddress, { replace: true });
};
