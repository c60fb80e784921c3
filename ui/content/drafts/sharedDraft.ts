import { createEvent, createStore, sample } from "effector";
import type { PageAddress } from "../../lib/page/handle.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { sidebarOpened } from "../../tips/tipsSidebar.ts";
import { tipAddress } from "../../tips/address.ts";
import { modulesFor } from "../body/pieces.ts";
import { articleAddress } from "../articles/address.ts";
import { secretName } from "./address.ts";
import { readSharedDraftFx } from "./effects.ts";

export const sharedDraftOpened = createEvent<PageAddress>();

/** The secret of the address; the page's data don't hold it. */
const $secret = createStore<string | null>(null, { serialize: "ignore" }).on(
  sharedDraftOpened,
  (_, { search }) => new URLSearchParams(search).get(secretName) ?? "",
);

const draft = createQuery({
  effect: readSharedDraftFx,
  $params: $secret.map((secret) => (secret === null ? null : { secret })),
  name: "shared-draft",
});
sample({ clock: sharedDraftOpened, fn: () => {}, target: draft.reloaded });

/** The draft of the link. */
export const $sharedDraft = draft.$state;

const statusCodes = { loading: 200, ready: 200, "not-found": 404, failed: 503 } as const;
export const $sharedStatus = $sharedDraft.map(({ status }) => statusCodes[status]);

const $shown = $sharedDraft.map(valueOf);

export const $sharedModules = $shown.map((draft) => modulesFor(draft?.content));

/** The page of a draft that is published since; null for a draft. */
export const $publicPath = $shown.map((shown) => {
  if (!shown?.isPublished) return null;
  return shown.kind === "tip" ? tipAddress(shown.slug) : articleAddress(shown.slug);
});

// Beside a tip stands what is beside each tip.
sample({
  clock: $shown,
  filter: (shown) => shown?.kind === "tip" && !shown.isPublished,
  fn: () => {},
  target: sidebarOpened,
});
