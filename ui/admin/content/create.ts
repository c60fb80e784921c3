import { combine, createEvent, createStore, type Event, sample } from "effector";
import {
  type BlockType,
  type Direction,
  moved,
  withContent,
  withLevel,
  withNewBlock,
  withoutBlock,
} from "../../../domain/editing/blocks.ts";
import { readTimeOf } from "../../../domain/editing/readTime.ts";
import { isBlank } from "../../../domain/reactions/comment.ts";
import type { Slug } from "../../../domain/slug.ts";
import { $memberId, signOutPressed } from "../../accounts/session.ts";
import { keepDraftFx, recallDraftFx } from "../../page/drafts.ts";
import { toastShown } from "../../page/toasts.ts";
import { contentAddress } from "./address.ts";
import {
  type CreationDraft,
  creationName,
  emptyCreation,
  isWorthKeeping,
  readCreation,
  writtenCreation,
} from "./creationDraft.ts";
import { createItemFx, proposeSlugFx } from "./effects.ts";
import { contents } from "./list.ts";
import { blockOf, imageUploaded, newImage } from "./upload.ts";
import { created, notCreated } from "./writingWords.ts";

export const createOpened = createEvent();
/** What is written stays on the device. */
export const createClosed = createEvent();
/** It isn't wanted any more, and the dialog closes. */
export const createDiscarded = createEvent();
export const creationTyped = createEvent<Partial<Omit<CreationDraft, "blocks">>>();
export const blockTyped = createEvent<{ readonly id: number; readonly content: string }>();
export const blockLevelled = createEvent<{ readonly id: number; readonly level: number }>();
export const blockMoved = createEvent<{ readonly id: number; readonly direction: Direction }>();
export const blockAdded = createEvent<BlockType>();
export const blockRemoved = createEvent<number>();
/** What the device had kept is taken up again, or given up for a new text. */
export const creationResumed = createEvent<CreationDraft>();
export const creationBegunAnew = createEvent();
export const createPressed = createEvent();
/** A moment after the last letter. */
export const creationRested = createEvent();

const over = [createClosed, createDiscarded, createItemFx.done, contents.left, $memberId, signOutPressed] as const;

export const $isCreating = createItemFx.pending;
// What is on its way is what was pressed for: nobody types into what is then gone.
const whileWriting = <Change>(event: Event<Change>): Event<Change> =>
  sample({
    clock: event as Event<unknown>,
    source: $isCreating,
    filter: (isCreating) => !isCreating,
    fn: (_, change) => change,
  }) as Event<Change>;

/** What is being written; null while the dialog is closed. */
export const $creation = createStore<CreationDraft | null>(null, { serialize: "ignore" })
  .on(createOpened, (draft) => draft ?? emptyCreation)
  .on(whileWriting(creationTyped), (draft, typed) => draft && { ...draft, ...typed })
  .on(
    whileWriting(blockTyped),
    (draft, { id, content }) => draft && { ...draft, blocks: withContent(draft.blocks, id, content) },
  )
  .on(
    whileWriting(blockLevelled),
    (draft, { id, level }) => draft && { ...draft, blocks: withLevel(draft.blocks, id, level) },
  )
  .on(
    whileWriting(blockMoved),
    (draft, { id, direction }) => draft && { ...draft, blocks: moved(draft.blocks, id, direction) },
  )
  .on(whileWriting(blockAdded), (draft, type) => draft && { ...draft, blocks: withNewBlock(draft.blocks, type) })
  .on(whileWriting(blockRemoved), (draft, id) => draft && { ...draft, blocks: withoutBlock(draft.blocks, id) })
  .on(creationResumed, (_, kept) => kept)
  .on(imageUploaded, (draft, { target, address }) => {
    if (!draft) return draft;
    if (target === newImage) return { ...draft, featuredImage: address };
    const block = blockOf(target);
    return block === undefined ? draft : { ...draft, blocks: withContent(draft.blocks, block, address) };
  })
  .reset([...over]);
export const $isOpen = $creation.map((draft) => draft !== null);
/** Whether leaving would leave something behind. */
export const $isUnsaved = $creation.map((draft) => draft !== null && isWorthKeeping(draft));

/** What the device kept from before, until somebody says what is to become of it. */
export const $kept = createStore<CreationDraft | null>(null, { serialize: "ignore" }).reset([
  creationResumed,
  creationBegunAnew,
  ...over,
]);
/** Nobody knows yet whether something was kept. */
export const $isRecalling = createStore(false, { serialize: "ignore" }).on(createOpened, () => true);
/** Until that is known and said, nothing is kept over it. */
const $isWaiting = combine($isRecalling, $kept, (isRecalling, kept) => isRecalling || kept !== null);

sample({ clock: createOpened, fn: () => creationName, target: recallDraftFx });
const recalled = sample({ clock: recallDraftFx.finally, filter: ({ params }) => params === creationName });
$isRecalling.reset([recalled, ...over]);
sample({
  clock: recallDraftFx.done,
  source: { creation: $creation, member: $memberId },
  filter: ({ creation }, { params }) => params === creationName && creation !== null && !isWorthKeeping(creation),
  fn: ({ member }, { result }) => member && readCreation(result, member),
  target: $kept,
});
const keepDue = sample({
  clock: creationRested,
  source: { draft: $creation, member: $memberId, isWaiting: $isWaiting },
  filter: ({ draft, member, isWaiting }) => draft !== null && member !== null && !isWaiting,
  fn: ({ draft, member }) => (draft && member ? writtenCreation(member, draft) : ""),
});
sample({ clock: keepDue, fn: (text) => ({ name: creationName, text }), target: keepDraftFx });
sample({
  clock: [createDiscarded, createItemFx.done, creationBegunAnew],
  fn: () => ({ name: creationName, text: "" }),
  target: keepDraftFx,
});

/** What the address would be now: the one typed or the title's, with a number when it is taken. */
export const $slug = createStore<Slug | null>(null, { serialize: "ignore" }).reset(createOpened);
sample({
  clock: creationRested,
  source: $creation,
  filter: (draft) => draft !== null && !isBlank(draft.title + draft.slug),
  fn: (draft) => {
    const { kind, title, slug } = draft ?? emptyCreation;
    return { kind, title, slug };
  },
  target: proposeSlugFx,
});
sample({
  clock: proposeSlugFx.done,
  source: $creation,
  filter: (draft, { params }) =>
    draft?.kind === params.kind && draft.title === params.title && draft.slug === params.slug,
  fn: (_, { result }) => result,
  target: $slug,
});

/** It was sent without a title. */
export const $isUntitled = createStore(false, { serialize: "ignore" }).reset([creationTyped, ...over]);
/** The picture's address leads nowhere that it may. */
export const $isBadImage = createStore(false, { serialize: "ignore" })
  .on(createItemFx.failData, (_, { kind }) => kind === "bad-image")
  .reset([creationTyped, ...over]);
// The last try ended without an answer: it may have come through.
const $isRetry = createStore(false, { serialize: "ignore" })
  .on(createItemFx.failData, (_, { kind }) => kind === "unexpected")
  .reset([...over]);

const sent = sample({
  clock: createPressed,
  source: { draft: $creation, isRetry: $isRetry, isCreating: $isCreating, isWaiting: $isWaiting },
  filter: ({ draft, isCreating, isWaiting }) => draft !== null && !isCreating && !isWaiting,
  fn: ({ draft, isRetry }) => ({ draft: draft ?? emptyCreation, isRetry }),
});
sample({ clock: sent, fn: ({ draft }) => isBlank(draft.title), target: $isUntitled });
sample({
  clock: sent,
  filter: ({ draft }) => !isBlank(draft.title),
  fn: ({ draft, isRetry }) => ({ ...draft, readTime: draft.readTime.trim() || readTimeOf(draft.blocks), isRetry }),
  target: createItemFx,
});
sample({ clock: createItemFx.doneData, fn: created, target: toastShown });
sample({ clock: createItemFx.done, fn: () => ({ isQuiet: false }), target: contents.touched });
const path = contentAddress({});
sample({ clock: createItemFx.failData, fn: (refusal) => notCreated(refusal, path), target: toastShown });
