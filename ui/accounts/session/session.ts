import { attach, createEvent, createStore, sample } from "effector";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import type { Standing } from "../../../domain/shared/rights.ts";
import { askFx, forgetDraftsFx, isSetting, storedDraftsFx } from "../../lib/drafts.ts";
import { readerArrived, readerReturned } from "../../lib/page/reader.ts";
import { toastShown, topicClosed } from "../../lib/feedback/toasts.ts";
import { signOutFx, whoAmIFx } from "../effects.ts";
import { intentName } from "./keptIntent.ts";
import { sessionOver, sessionTopic, words } from "../words.ts";

export type SessionState =
  /** The first check has not ended yet. */
  | { readonly status: "checking" }
  | { readonly status: "visitor" }
  | { readonly status: "member"; readonly account: Account };

/** For whom something is said to the backend. An answer that comes once somebody else is there says nothing of them. */
export type ActingMember = { readonly member: MemberId | null };

/** Somebody signed in or out, in this tab or another. Carries nothing: who it is now is asked for. */
export const sessionChanged = createEvent();
/** The session has ended, and nobody has ended it here. Carries where the reader is: signing in leads back there. */
export const sessionEnded = createEvent<string>();
/** Somebody wants to sign out. They are asked first when that takes words from them. */
export const signOutRequested = createEvent();
export const signOutPressed = createEvent();

const $question = createStore(0, { serialize: "ignore" });
export const $session = createStore<SessionState>({ status: "checking" }, { serialize: "ignore" });
export const $account = $session.map((session) => (session.status === "member" ? session.account : null));
/** As whom the reader stands before the club; null while that isn't known. */
export const $standing = $session.map((session): Standing | null => {
  if (session.status === "checking") return null;
  return session.status === "visitor" ? "visitor" : (session.account.role ?? "member");
});
/** Tells one signed-in person from the next, and from nobody. */
export const $memberId = $account.map((account) => account?.id ?? null);

// The backend was down at the first check, or the role was changed meanwhile: so a return asks too.
sample({
  clock: [readerArrived, readerReturned, sessionChanged, sessionEnded],
  source: $question,
  fn: (question) => question + 1,
  target: [$question, whoAmIFx],
});

// Only the newest question counts: who was signed in when an older one was asked may be somebody else by now.
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

// A backend that is down makes nobody a visitor who was a member; but the first check has to end.
const unanswered = sample({
  clock: whoAmIFx.fail,
  source: $question,
  filter: (question, { params }) => params === question,
});
$session.on(unanswered, (session) => (session.status === "checking" ? { status: "visitor" } : session));

// What they were about to do is still there; what they need to go on is told once, until they have it.
sample({ clock: sessionEnded, fn: sessionOver, target: toastShown });
sample({ clock: $memberId, filter: (member) => member !== null, fn: () => sessionTopic, target: topicClosed });

const $hasEndedHere = createStore(false, { serialize: "ignore" })
  .on(sessionEnded, () => true)
  .on(answered, (has, { session }) => has && session.status !== "member");
/**
 * Who was signed in isn't any more, and has neither signed out in this tab nor been told in it that the session ended. So it
 * is after an account was deleted here, too.
 */
export const goneElsewhere = sample({
  clock: answered,
  source: $hasEndedHere,
  filter: (hasEndedHere, { isGone }) => isGone && !hasEndedHere,
  fn: () => {},
});

sample({ clock: signOutRequested, target: storedDraftsFx });
const looked = sample({
  clock: storedDraftsFx.finally,
  // Where somebody was going is no text of theirs, nor is what they chose.
  fn: (answer) => answer.status === "done" && answer.result.some((name) => name !== intentName && !isSetting(name)),
});
const mayLeaveFx = attach({ effect: askFx, mapParams: () => words.unsent });
sample({ clock: looked, filter: (keepsTexts) => keepsTexts, fn: () => {}, target: mayLeaveFx });
sample({ clock: looked, filter: (keepsTexts) => !keepsTexts, fn: () => {}, target: signOutPressed });
sample({ clock: mayLeaveFx.doneData, filter: (agrees) => agrees, fn: () => {}, target: signOutPressed });
sample({ clock: signOutPressed, target: signOutFx });
// A session that ends by itself takes no words away. Whoever signs out leaves none to the next on this device.
sample({ clock: signOutPressed, target: forgetDraftsFx });
// An answer that is still on its way was about whoever has just left.
$question.on(signOutFx.done, (question) => question + 1);
$session.on(signOutFx.done, () => ({ status: "visitor" }));
sample({ clock: signOutFx.done, fn: () => words.signedOut, target: toastShown });
sample({ clock: signOutFx.fail, fn: () => words.signOutFailed, target: toastShown });
