import { createEvent, createStore, sample } from "effector";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { DraftQuery } from "../../../../domain/content/editing/readDraft.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { publishEditFx, readDraftFx, saveItemFx } from "../effects.ts";

// Drafts have the address of their later page. Visitors get a 404 there.

export const draftWanted = createEvent<DraftQuery>();
export const draftLeft = createEvent();
/** The item is published: its public page is requested. Carries its slug. */
export const publicSought = createEvent<string>();

/** The realtime channel for changes of that kind. */
export const watchedOf = (kind: ContentKind) => (kind === "tip" ? "tips" : "articles");

const $place = createStore<DraftQuery | null>(null, { serialize: "ignore" })
  .on(draftWanted, (_, wanted) => wanted)
  .reset(draftLeft);
const query = createQuery({ effect: readDraftFx, $params: $place, ends: [draftLeft, $memberId] });
export const { reloaded: draftRetried, $state: $draft } = query;
sample({ clock: draftWanted, target: query.reloaded });

const isAt = (place: DraftQuery | null, kind: ContentKind, slug: string): boolean =>
  place !== null && place.kind === kind && place.slug === slug;

sample({
  clock: [
    sample({
      clock: [saveItemFx.doneData, publishEditFx.doneData],
      source: $place,
      filter: (place, { kind, slug }) => isAt(place, kind, slug),
    }),
    sample({
      clock: changeHinted,
      source: $place,
      filter: (place, watched) => place !== null && watchedOf(place.kind) === watched,
    }),
    // A different staff member has signed in.
    sample({ clock: $memberId, filter: (member) => member !== null }),
    visitorReturned,
  ],
  target: query.refreshed,
});

/** The slugs whose public page was requested. Each is requested once, so that a missing page causes no loop. */
export const $sought = createStore<readonly string[]>([], { serialize: "ignore" })
  .on(publicSought, (all, slug) => [...all, slug])
  .on($draft, (all, draft) =>
    draft.status === "ready" && !draft.value.isPublished ? all.filter((slug) => slug !== draft.value.slug) : all,
  );
