import { createEffect, createEvent, createStore, sample } from "effector";
import type { Account } from "../../domain/accounts/member.ts";
import type { Standing } from "../../domain/rights.ts";
import { readerArrived, readerReturned } from "../page/reader.ts";
import { toastShown } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";
import { words } from "./words.ts";

export type SessionState =
  /** The first check has not ended yet. */
  | { readonly status: "checking" }
  | { readonly status: "visitor" }
  | { readonly status: "member"; readonly account: Account };

export const whoAmIFx = createEffect<void, Account | null, Unexpected>();
export const signOutFx = createEffect<void, void, Unexpected>();

/** Somebody signed in or out, in this tab or another. Carries nothing: who it is now is asked for. */
export const sessionChanged = createEvent();
export const signOutPressed = createEvent();

export const $session = createStore<SessionState>({ status: "checking" }, { serialize: "ignore" });
export const $account = $session.map((session) => (session.status === "member" ? session.account : null));
/** As whom the reader stands before the club; null while that isn't known. */
export const $standing = $session.map((session): Standing | null => {
  if (session.status === "checking") return null;
  return session.status === "visitor" ? "visitor" : (session.account.role ?? "member");
});
/** Tells one signed-in person from the next, and from nobody. */
export const $memberId = $account.map((account) => account?.id ?? null);

sample({ clock: [readerArrived, sessionChanged], target: whoAmIFx });

// An answer that is overtaken by a newer question counts for nothing: the newer one will tell.
sample({
  clock: whoAmIFx.doneData,
  source: whoAmIFx.inFlight,
  filter: (asked) => asked === 0,
  fn: (_, account): SessionState => (account ? { status: "member", account } : { status: "visitor" }),
  target: $session,
});

// A backend that is down makes nobody a visitor who was a member; but the first check has to end.
$session.on(whoAmIFx.fail, (session) => (session.status === "checking" ? { status: "visitor" } : session));

// The backend was down at the first check, or the role was changed meanwhile.
sample({ clock: readerReturned, target: whoAmIFx });

sample({ clock: signOutPressed, target: signOutFx });
$session.on(signOutFx.done, () => ({ status: "visitor" }));
sample({ clock: signOutFx.done, fn: () => words.signedOut, target: toastShown });
sample({ clock: signOutFx.fail, fn: () => words.signOutFailed, target: toastShown });
