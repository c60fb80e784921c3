import { createEvent, createStore, sample } from "effector";
import type { MailLink, SpentLink, TooManyTries } from "../../../domain/accounts/ports.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { spendMailLinkFx } from "../effects.ts";
import { words } from "../signIn/entranceWords.ts";
import { sessionChanged } from "../session/session.ts";

/** "incomplete-link": the address has no token. */
export type LinkFailure =
  SpentLink | TooManyTries | { readonly kind: "incomplete-link" } | { readonly kind: "unexpected" };
export type LinkState =
  /** "one-more": the link in the other mailbox must be opened too. */
  | { readonly status: "waiting" | "acting" | "done" | "one-more" }
  | { readonly status: "failed"; readonly why: LinkFailure };

/** True for a link that a retry can't help. */
export const isOver = (link: LinkState): boolean =>
  link.status === "failed" && (link.why.kind === "spent-link" || link.why.kind === "incomplete-link");

/** Carries the link's token; empty without one. */
export const mailLinkOpened = createEvent<string>();
export const mailLinkPressed = createEvent<MailLink>();

const waiting: LinkState = { status: "waiting" };

/** State of the opened mail link. */
export const $link = createStore<LinkState>(waiting, { serialize: "ignore" })
  .on(spendMailLinkFx, () => ({ status: "acting" }))
  .on(spendMailLinkFx.doneData, (_, outcome) => ({ status: outcome }))
  .on(spendMailLinkFx.failData, (_, why) => ({ status: "failed", why }))
  .on(mailLinkOpened, (_, token) => (token === "" ? { status: "failed", why: { kind: "incomplete-link" } } : waiting));

// A spent link isn't sent again; a failed request can be.
sample({
  clock: mailLinkPressed,
  source: $link,
  filter: ({ status }, { token }) => token !== "" && (status === "waiting" || status === "failed"),
  fn: (_, link) => link,
  target: spendMailLinkFx,
});

const entered = sample({ clock: spendMailLinkFx.doneData, filter: (outcome) => outcome === "done" });
sample({ clock: entered, fn: () => {}, target: sessionChanged });
sample({ clock: entered, fn: () => words.signedIn, target: toastShown });
