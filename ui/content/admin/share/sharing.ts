import { createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import type { DaysOfLink, DraftLinkId, OpenedDraftLink } from "../../../../domain/content/editing/draftLinks.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { createQuery } from "../../../lib/query.ts";
import { sharedDraftAddress } from "../../drafts/address.ts";
import { contentAddress } from "../address.ts";
import { closeDraftLinkFx, copyLinkFx, listDraftLinksFx, openDraftLinkFx } from "./effects.ts";
import { copiedLink, closedLink, notClosed, notCopiedLink, notOpened } from "./words.ts";

/** A draft as its dialog names it. */
type DraftToShare = ItemRef & { readonly title: string };

/** Open and close the dialog about the links of a draft. */
export const sharingOpened = createEvent<DraftToShare>();
export const sharingClosed = createEvent();
export const linkPressed = createEvent<DaysOfLink>();
/** Copies the address with a secret. */
export const linkCopyPressed = createEvent<string>();

const over = [sharingClosed, $memberId];

/** The draft of the dialog; null while it is closed. */
export const $sharing = createStore<DraftToShare | null>(null, { serialize: "ignore" })
  .on(sharingOpened, (_, { kind, id, title }) => ({ kind, id, title }))
  .reset(over);

const links = createQuery({
  effect: listDraftLinksFx,
  $params: $sharing.map((item) => item && { kind: item.kind, id: item.id }),
  ends: [sharingOpened, ...over],
});
/** The open links of the draft. */
export const $links = links.$state;
export const linksRetried = links.reloaded;
sample({ clock: sharingOpened, fn: () => {}, target: links.reloaded });

const opening = createMutation(openDraftLinkFx, {
  ends: over,
  failed: ({ error }) => notOpened(error, contentAddress({})),
});
export const $isOpening = opening.$inFlight.map((calls) => calls.length > 0);
sample({
  clock: linkPressed,
  source: $sharing,
  filter: Boolean,
  fn: ({ kind, id }, days) => ({ kind, id, days }),
  target: opening.requested,
});

const closing = createMutation<DraftLinkId, void, Parameters<typeof notClosed>[0], DraftLinkId>(closeDraftLinkFx, {
  keyOf: (id) => id,
  ends: over,
  done: () => closedLink,
  failed: ({ error }) => notClosed(error, contentAddress({})),
});
export const linkClosePressed = closing.requested;
export const $closing = closing.$inFlight;

/** The link that was opened last in this dialog. Its secret is told nowhere else. */
export const $opened = createStore<OpenedDraftLink | null>(null, { serialize: "ignore" })
  .on(closeDraftLinkFx.done, (opened, { params }) => (opened?.id === params ? null : opened))
  .reset([sharingOpened, ...over]);
sample({
  clock: openDraftLinkFx.done,
  source: $sharing,
  filter: (item, { params }) => item?.id === params.id,
  fn: (_, { result }) => result,
  target: $opened,
});
// Of a failure too: an answer may be lost after the act.
sample({ clock: [openDraftLinkFx.finally, closeDraftLinkFx.finally], fn: () => {}, target: links.refreshed });

sample({
  clock: linkCopyPressed,
  source: $siteAddress,
  fn: (site, secret) => site + sharedDraftAddress(secret),
  target: copyLinkFx,
});
sample({ clock: copyLinkFx.done, fn: () => copiedLink, target: toastShown });
sample({ clock: copyLinkFx.fail, fn: () => notCopiedLink, target: toastShown });
