import { createEvent, createStore, sample } from "effector";
import type { SubscriptionToken } from "../../../domain/messages/newsletter.ts";
import { confirmSubscriptionFx, unsubscribeFx } from "./effects.ts";

export type LinkState =
  | { readonly status: "waiting" | "acting" | "done" }
  | { readonly status: "failed"; readonly why: "unknown-link" | "unexpected" };

/** Carries the link's token; empty without one. */
export const linkOpened = createEvent<string>();
export const confirmPressed = createEvent<SubscriptionToken>();
export const leavePressed = createEvent<SubscriptionToken>();

const waiting: LinkState = { status: "waiting" };

/** State of the opened mail link. */
export const $link = createStore<LinkState>(waiting, { serialize: "ignore" })
  .on([confirmSubscriptionFx, unsubscribeFx], () => ({ status: "acting" }))
  .on([confirmSubscriptionFx.done, unsubscribeFx.done], () => ({ status: "done" }))
  .on([confirmSubscriptionFx.fail, unsubscribeFx.fail], (_, { error }) => ({ status: "failed", why: error.kind }))
  .on(linkOpened, (_, token) => (token === "" ? { status: "failed", why: "unknown-link" } : waiting));

/** True for a link that a retry can't help. */
export const isOver = (link: LinkState): boolean => link.status === "failed" && link.why === "unknown-link";

const isIdle = (link: LinkState) => link.status === "waiting" || (link.status === "failed" && !isOver(link));

sample({
  clock: confirmPressed,
  source: $link,
  filter: isIdle,
  fn: (_, token) => token,
  target: confirmSubscriptionFx,
});
sample({ clock: leavePressed, source: $link, filter: isIdle, fn: (_, token) => token, target: unsubscribeFx });
