import type { UnknownLink } from "../../../domain/messages/newsletter.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { createMailLink } from "../../lib/mailLink.ts";
import type { MutationState } from "../../lib/mutation.ts";
import { confirmSubscriptionFx, unsubscribeFx } from "./effects.ts";

export const confirmation = createMailLink(confirmSubscriptionFx, { kind: "unknown-link" });
export const unsubscription = createMailLink(unsubscribeFx, { kind: "unknown-link" });

/** True for a link that a retry can't help. */
export const isOver = (link: MutationState<void, UnknownLink | Unexpected>): boolean =>
  link.status === "failed" && link.error.kind === "unknown-link";
