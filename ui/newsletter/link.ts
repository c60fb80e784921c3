import { createEvent, createStore, sample } from "effector";
import type { LetterToken } from "../../domain/newsletter/ports.ts";
import { confirmLetterFx, leaveLetterFx } from "./effects.ts";

export type LinkState =
  | { readonly status: "waiting" | "acting" | "done" }
  | { readonly status: "failed"; readonly why: "unknown-link" | "unexpected" };

export const linkOpened = createEvent();
export const confirmPressed = createEvent<LetterToken>();
export const leavePressed = createEvent<LetterToken>();

const waiting: LinkState = { status: "waiting" };

/** What became of the link that a mail led to. */
export const $link = createStore<LinkState>(waiting, { serialize: "ignore" })
  .on([confirmLetterFx, leaveLetterFx], () => ({ status: "acting" }))
  .on([confirmLetterFx.done, leaveLetterFx.done], () => ({ status: "done" }))
  .on([confirmLetterFx.fail, leaveLetterFx.fail], (_, { error }) => ({ status: "failed", why: error.kind }))
  .reset(linkOpened);

type Failure = Extract<LinkState, { status: "failed" }>["why"];

/** Why nothing came of it. A link without a token needs no asking, and one that is unknown is so at every press. */
export const failureOf = (link: LinkState, token: string): Failure | undefined => {
  if (token === "") return "unknown-link";
  return link.status === "failed" ? link.why : undefined;
};

const isIdle = ({ status }: LinkState) => status === "waiting" || status === "failed";

sample({ clock: confirmPressed, source: $link, filter: isIdle, fn: (_, token) => token, target: confirmLetterFx });
sample({ clock: leavePressed, source: $link, filter: isIdle, fn: (_, token) => token, target: leaveLetterFx });
