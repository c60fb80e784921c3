import { allSettled, type Scope } from "effector";
import type { createBrowserRouter } from "react-router-dom";
import { broughtSessionAddress } from "../../ui/accounts/address.ts";
import { broughtIn, sessionBrought } from "../../ui/accounts/mailLinks/broughtSession.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "navigate" | "state">;

/** Removes a session from the address and the history, and opens the page that asks whether to open it. */
export const takeBroughtSession = async (scope: Scope, router: Router): Promise<void> => {
  const brought = broughtIn(router.state.location.hash);
  if (brought) void allSettled(sessionBrought, { scope, params: brought });
  await router.navigate(broughtSessionAddress, { replace: true });
};
