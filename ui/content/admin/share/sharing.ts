import { createEvent, createStore, sample } from "effector";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { act } from "../../../lib/act.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { inFlight } from "../../../lib/mutation.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { createQuery } from "../../../lib/query.ts";
import { contentAddress } from "../address.ts";
import { sharedDraftAddress } from "../../drafts/address.ts";
import { closedLink, copiedLink, notCopiedLink, notShared } from "./words.ts";

const findDraftLinkFx = act("findDraftLink");
const openDraftLinkFx = act("openDraftLink");
const closeDraftLinkFx = act("closeDraftLink");
const copyTextFx = act("copyText");

/** Open and close the dialog about the link of a draft. */
export const sharingOpened = createEvent<ItemSummary>();
export const sharingClosed = createEvent();
/** Opens a link; an earlier one leads nowhere then. */
export const linkPressed = createEvent();
export const linkClosePressed = createEvent();
export const linkCopyPressed = createEvent<string>();

/** The draft of the dialog; null while it is closed. */
export const $sharing = createStore<ItemSummary | null>(null, { serialize: "ignore" })
  .on(sharingOpened, (_, item) => item)
  .reset([sharingClosed, $memberId]);

const link = createQuery({
  effect: findDraftLinkFx,
  $params: $sharing.map((item) => item && { kind: item.kind, id: item.id }),
  ends: [sharingClosed],
});
sample({ clock: sharingOpened, fn: () => {}, target: link.reloaded });
sample({ clock: [openDraftLinkFx.done, closeDraftLinkFx.done], fn: () => {}, target: link.refreshed });

/** The link of the draft. */
export const $link = link.$state;
export const linkRetried = link.reloaded;
export const $isBusy = inFlight(openDraftLinkFx, [$memberId]).map((all) => all.length > 0);

const refOf = (item: ItemSummary) => ({ kind: item.kind, id: item.id });
sample({ clock: linkPressed, source: $sharing, filter: Boolean, fn: refOf, target: openDraftLinkFx });
sample({ clock: linkClosePressed, source: $sharing, filter: Boolean, fn: refOf, target: closeDraftLinkFx });
sample({
  clock: linkCopyPressed,
  source: $siteAddress,
  fn: (site, secret) => site + sharedDraftAddress(secret),
  target: copyTextFx,
});
sample({ clock: copyTextFx.done, fn: () => copiedLink, target: toastShown });
sample({ clock: copyTextFx.fail, fn: () => notCopiedLink, target: toastShown });
sample({ clock: closeDraftLinkFx.done, fn: () => closedLink, target: toastShown });
sample({
  clock: [openDraftLinkFx.failData, closeDraftLinkFx.failData],
  fn: (failure) => notShared(failure, contentAddress({})),
  target: toastShown,
});
