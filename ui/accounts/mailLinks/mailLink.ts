import { sample } from "effector";
import type { SpentLink, TooManyTries } from "../../../domain/accounts/ports.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createMailLink } from "../../lib/mailLink.ts";
import type { MutationState } from "../../lib/mutation.ts";
import { spendMailLinkFx } from "./effects.ts";
import { words } from "../signIn/signInWords.ts";
import { sessionChanged } from "../session/session.ts";

/** "incomplete-link": the address has no token. */
export type LinkFailure = SpentLink | TooManyTries | { readonly kind: "incomplete-link" } | Unexpected;

/** True for a link that a retry can't help. */
export const isOver = (link: MutationState<unknown, LinkFailure>): boolean =>
  link.status === "failed" && (link.error.kind === "spent-link" || link.error.kind === "incomplete-link");

/** The opened mail link. "one-more": the link in the other mailbox must be opened too. */
export const mailLink = createMailLink(spendMailLinkFx, { kind: "incomplete-link" });

const entered = sample({ clock: spendMailLinkFx.doneData, filter: (outcome) => outcome === "done" });
sample({ clock: entered, fn: () => {}, target: sessionChanged });
sample({ clock: entered, fn: () => words.signedIn, target: toastShown });
