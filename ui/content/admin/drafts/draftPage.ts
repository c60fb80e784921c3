import { createEvent, createStore, sample } from "effector";
import type { Kind } from "../../../../domain/content/editing/item.ts";
import type { ReadableDraft, WantedDraft } from "../../../../domain/content/editing/readDraft.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { failedBy, type Loaded, loading, ready } from "../../../lib/loading/loaded.ts";
import { readerReturned } from "../../../lib/page/reader.ts";
import { readDraftFx, saveItemFx } from "../effects.ts";

// A draft at its own address, where visitors find nothing.

export const draftWanted = createEvent<WantedDraft>();
export const draftRetried = createEvent();
export const draftLeft = createEvent();
/** It turned out to be published: its page is asked for instead. Carries its slug. */
export const publicSought = createEvent<string>();

/** The channel that tells of changes of that kind. */
export const watchedOf = (kind: Kind) => (kind === "tip" ? "tips" : "articles");

const $place = createStore<WantedDraft | null>(null, { serialize: "ignore" })
  .on(draftWanted, (_, wanted) => wanted)
  .reset(draftLeft);
const $asked = createStore<WantedDraft | null>(null, { serialize: "ignore" }).reset([draftLeft, $memberId]);

export type DraftState = Loaded<ReadableDraft> | { readonly status: "not-found" };
/** What stands there; the one before stays while it is asked for again. */
export const $draft = createStore<DraftState>(loading, { serialize: "ignore" })
  .on([draftWanted, draftRetried], () => loading)
  .reset([draftLeft, $memberId]);

const isAt = (place: WantedDraft | null, kind: Kind, slug: string): boolean =>
  place !== null && place.kind === kind && place.slug === slug;

const again = [
  sample({ clock: saveItemFx.doneData, source: $place, filter: (place, { kind, slug }) => isAt(place, kind, slug) }),
  sample({
    clock: changeHinted,
    source: $place,
    filter: (place, watched) => place !== null && watchedOf(place.kind) === watched,
  }),
  // Another of the staff has signed in.
  sample({ clock: $memberId, filter: (member) => member !== null, fn: () => {} }),
  readerReturned,
];

sample({
  clock: [draftWanted, draftRetried, ...again],
  source: $place,
  filter: (place): place is WantedDraft => place !== null,
  fn: (place: WantedDraft | null) => ({ ...(place as WantedDraft) }),
  target: [$asked, readDraftFx],
});

// Of several answers the one to the last question counts.
sample({
  clock: readDraftFx.done,
  source: $asked,
  filter: (asked, { params }) => asked === params,
  fn: (_, { result }): DraftState => ready(result),
  target: $draft,
});
sample({
  clock: readDraftFx.fail,
  source: { asked: $asked, shown: $draft },
  filter: ({ asked, shown }, { params, error }) =>
    asked === params && (shown.status !== "ready" || error.kind === "not-found"),
  fn: (_, { error }): DraftState => (error.kind === "not-found" ? { status: "not-found" } : failedBy(error)),
  target: $draft,
});

/** Whose pages were asked for already: one that isn't there all the same is not asked for again and again. */
export const $sought = createStore<readonly string[]>([], { serialize: "ignore" })
  .on(publicSought, (all, slug) => [...all, slug])
  .on($draft, (all, draft) =>
    draft.status === "ready" && !draft.value.isPublished ? all.filter((slug) => slug !== draft.value.slug) : all,
  );
