import { attach, createEvent, createStore, sample } from "effector";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import type { Audience } from "../../../domain/shared/rights.ts";
import { askFx, forgetDraftsFx, isSetting, storedDraftsFx } from "../../lib/drafts.ts";
import { adviceOn, isOffline } from "../../lib/feedback/failure.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { visitorArrived, visitorReturned } from "../../lib/page/visitor.ts";
import { toastShown, topicClosed } from "../../lib/feedback/toasts.ts";
import { signOutFx, whoAmIFx } from "../effects.ts";
import { intentName } from "./storedIntent.ts";
import { sessionOver, sessionTopic, words } from "../words.ts";

export type SessionState =
  /** The first check is in flight. */
  | { readonly status: "checking" }
  | { readonly status: "visitor" }
  | { readonly status: "member"; readonly account: Account };

/** The member of a request. Its answer is ignored once another member is signed in. */
export type ActingMember = { readonly member: MemberId | null };

/** A member signed in or out, in this tab or another. Carries no account: the backend is asked for it. */
export const sessionChanged = createEvent();
/** The session expired or was ended elsewhere. Carries the current path: signing in leads back to it. */
export const sessionEnded = createEvent<string>();
/** A member wants to sign out. Asks first when the sign-out deletes unsaved changes. */
export const signOutRequested = createEvent();
export const signOutPressed = createEvent();

const $question = createStore(0, { serialize: "ignore" });
export const $session = createStore<SessionState>({ status: "checking" }, { serialize: "ignore" });
export const $account = $session.map((session) => (session.status === "member" ? session.account : null));
/** The rights of the visitor or member; null during the first check. */
export const $audience = $session.map((session): Audience | null => {
  if (session.status === "checking") return null;
  return session.status === "visitor" ? "visitor" : (session.account.role ?? "member");
});
/** The table of rights is as large as a list's own code: who only needs this asks no more. */
export const $isStaff = $audience.map((audience) => audience === "staff" || audience === "admin");
/** Null for visitors, and during the first check. */
export const $memberId = $account.map((account) => account?.id ?? null);

// A changed role changes the member's rights.
sample({ clock: changeHinted, filter: (watched) => watched === "role", fn: () => {}, target: sessionChanged });

// A return to the tab asks too: the first check may have failed, or the member's rights may have changed.
sample({
  clock: [visitorArrived, visitorReturned, sessionChanged, sessionEnded],
  source: $question,
  fn: (question) => question + 1,
  target: [$question, whoAmIFx],
});

// Latest answer wins: an older one may be about another member.
const answered = sample({
  clock: whoAmIFx.done,
  source: { question: $question, before: $session, isLeaving: signOutFx.pending },
  filter: ({ question }, { params }) => params === question,
  fn: ({ before, isLeaving }, { result }) => ({
    session: (result ? { status: "member", account: result } : { status: "visitor" }) satisfies SessionState,
    isGone: before.status === "member" && result === null && !isLeaving,
  }),
});
sample({ clock: answered, fn: ({ session }): SessionState => session, target: $session });

// A failed check keeps the session; a failed first check makes a visitor. Without a network it is asked again when the visitor returns to
// one: a member who opens a kept page is no visitor.
const unanswered = sample({
  clock: whoAmIFx.fail,
  source: $question,
  filter: (question, { params }) => params === question,
  fn: (_, failure) => failure,
});
$session.on(unanswered, (session, { error }) =>
  session.status === "checking" && !isOffline(error) ? { status: "visitor" } : session,
);

// The toast stays until a member is signed in.
sample({ clock: sessionEnded, fn: sessionOver, target: toastShown });
sample({ clock: $memberId, filter: (member) => member !== null, fn: () => sessionTopic, target: topicClosed });

const $hasEndedHere = createStore(false, { serialize: "ignore" })
  .on(sessionEnded, () => true)
  .on(answered, (has, { session }) => has && session.status !== "member");
/**
 * The session is gone, without a sign-out in this tab and without `sessionEnded`. Fires also after the account was deleted in
 * this tab.
 */
export const goneElsewhere = sample({
  clock: answered,
  source: $hasEndedHere,
  filter: (hasEndedHere, { isGone }) => isGone && !hasEndedHere,
  fn: () => {},
});

// An effect of its own: others call `storedDraftsFx` too, and their answers must not sign out.
const draftsFx = attach({ effect: storedDraftsFx });
sample({ clock: signOutRequested, target: draftsFx });
const looked = sample({
  clock: draftsFx.finally,
  // Intents and settings aren't unsaved changes.
  fn: (answer) => answer.status === "done" && answer.result.some((name) => name !== intentName && !isSetting(name)),
});
const mayLeaveFx = attach({ effect: askFx, mapParams: () => words.unsent });
sample({ clock: looked, filter: (hasDrafts) => hasDrafts, fn: () => {}, target: mayLeaveFx });
sample({ clock: looked, filter: (hasDrafts) => !hasDrafts, fn: () => {}, target: signOutPressed });
sample({ clock: mayLeaveFx.doneData, filter: (agrees) => agrees, fn: () => {}, target: signOutPressed });
sample({ clock: signOutPressed, target: signOutFx });
// A sign-out deletes the drafts, because the device may be shared; an expired session does not.
sample({ clock: signOutPressed, target: forgetDraftsFx });
// An answer in flight is about the member who signed out.
$question.on(signOutFx.done, (question) => question + 1);
$session.on(signOutFx.done, () => ({ status: "visitor" }));
sample({ clock: signOutFx.done, fn: () => words.signedOut, target: toastShown });
sample({
  clock: signOutFx.failData,
  fn: (failure) => ({ ...words.signOutFailed, text: adviceOn(failure) }),
  target: toastShown,
});
