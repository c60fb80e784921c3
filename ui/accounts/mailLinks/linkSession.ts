import { createEvent, createStore, sample } from "effector";
import type { SessionTokens } from "../../../domain/accounts/ports.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { openSessionFx, ownerOfSessionFx } from "./effects.ts";
import type { FailureAnswer, Unexpected } from "../../lib/feedback/failure.ts";
import { words } from "../signIn/signInWords.ts";
import { sessionChanged } from "../session/session.ts";

/** `isRecovery`: the link was mailed to choose a password, after a forgotten one or an invitation. */
export type LinkSession = SessionTokens & { readonly isRecovery: boolean };
/** What the backend's own link led to: a session, a refusal, or the first of two links of a change of e-mail. */
export type LinkOutcome = LinkSession | "refused" | "one-more";

/** The session in an address's fragment; undefined without both tokens. */
export const sessionInHash = (hash: string): LinkSession | undefined => {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const [accessToken, refreshToken] = [given.get("access_token"), given.get("refresh_token")];
  if (!accessToken || !refreshToken) return undefined;
  return { accessToken, refreshToken, isRecovery: /^(recovery|invite)$/.test(given.get("type") ?? "") };
};

/** What an address's fragment tells of the backend's own link. The texts in it aren't shown: any page can write them. */
export const outcomeInHash = (hash: string): LinkOutcome =>
  sessionInHash(hash) ?? (new URLSearchParams(hash.replace(/^#/, "")).has("message") ? "one-more" : "refused");

export const linkSessionFound = createEvent<LinkSession>();
/** The backend's link led to no session. */
export const linkWithoutSessionFound = createEvent<Exclude<LinkOutcome, LinkSession>>();
export const linkSessionOpened = createEvent();
export const linkSessionLeft = createEvent();

/** Never persisted: its tokens sign in. */
const $session = createStore<LinkSession | null>(null, { serialize: "ignore" })
  .on(linkSessionFound, (_, session) => session)
  .reset([openSessionFx.done, linkSessionLeft]);

export type LinkSessionState =
  /** "none": the page was opened without a session. */
  | { readonly status: "none" | "checking" | "spent" | "one-more" }
  /** `email`: the session's owner. `failed`: the last attempt to open it failed. */
  | { readonly status: "asking" | "opening"; readonly email: string }
  | { readonly status: "failed"; readonly email: string; readonly why: FailureAnswer }
  | { readonly status: "unknown"; readonly answer?: Unexpected["answer"] }
  | { readonly status: "done"; readonly isRecovery: boolean };

const emailIn = (state: LinkSessionState): string => ("email" in state ? state.email : "");

export const $linkSession = createStore<LinkSessionState>({ status: "none" }, { serialize: "ignore" })
  .on(linkWithoutSessionFound, (_, outcome) => ({ status: outcome === "refused" ? "spent" : outcome }))
  .on(ownerOfSessionFx, () => ({ status: "checking" }))
  // Ignores an answer that arrives after the page was left.
  .on(ownerOfSessionFx.doneData, (state, { email }) =>
    state.status === "checking" ? { status: "asking", email } : state,
  )
  .on(ownerOfSessionFx.failData, (_, failure) =>
    failure.kind === "spent-link" ? { status: "spent" } : { status: "unknown", ...failure },
  )
  .on(openSessionFx, (state) => ({ status: "opening", email: emailIn(state) }))
  .on(openSessionFx.failData, (state, why) =>
    why.kind === "spent-link" ? { status: "spent" } : { status: "failed", email: emailIn(state), why },
  )
  .reset(linkSessionLeft);

sample({ clock: linkSessionFound, target: ownerOfSessionFx });
// Retries the check after an unexpected error.
sample({
  clock: linkSessionOpened,
  source: { session: $session, state: $linkSession },
  filter: ({ session, state }) => session !== null && state.status === "unknown",
  fn: ({ session }) => session as LinkSession,
  target: ownerOfSessionFx,
});
sample({
  clock: linkSessionOpened,
  source: { session: $session, state: $linkSession },
  filter: ({ session, state }) => session !== null && (state.status === "asking" || state.status === "failed"),
  fn: ({ session }) => session as LinkSession,
  target: openSessionFx,
});
$linkSession.on(openSessionFx.done, (_, { params }) => ({
  status: "done",
  isRecovery: (params as LinkSession).isRecovery,
}));
sample({ clock: openSessionFx.done, fn: () => {}, target: sessionChanged });
sample({ clock: openSessionFx.done, fn: () => words.signedIn, target: toastShown });
