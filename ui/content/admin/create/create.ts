import { createEvent, createStore, sample } from "effector";
import {
  type BlockType,
  canRemove,
  type Direction,
  type DraftBlocks,
  moved,
  withContent,
  withLevel,
  withNewBlock,
  withoutBlock,
} from "../../../../domain/content/editing/blocks.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { type CreationDraft, creationCodec, creationName, emptyCreation, isWorthStoring } from "./creationDraft.ts";
import { createItemFx } from "../effects.ts";
import { storedDraft } from "../drafts/storedDraft.ts";
import { blockOf, imageUploaded, newImage, writingLeft } from "../editor/upload.ts";

export const createOpened = createEvent();
/** The typed text stays on the device. */
export const createClosed = createEvent();
/** The member discards the text, and the dialog closes. */
export const createDiscarded = createEvent();
/** The item was created, and the dialog closes. */
export const createFinished = createEvent();
export const creationTyped = createEvent<Partial<Omit<CreationDraft, "blocks">>>();
export const blockTyped = createEvent<{ readonly id: number; readonly content: string }>();
export const blockLevelled = createEvent<{ readonly id: number; readonly level: number }>();
export const blockMoved = createEvent<{ readonly id: number; readonly direction: Direction }>();
export const blockAdded = createEvent<BlockType>();
export const blockRemoved = createEvent<number>();
/** Formatted text was pasted and becomes blocks of its own. */
export const blocksPasted = createEvent<{ readonly before: DraftBlocks; readonly after: DraftBlocks }>();
/** Restores the blocks from before a change. */
export const blocksRestored = createEvent<DraftBlocks>();
/** Fires shortly after the last change. */
export const creationRested = createEvent();

const left = [createClosed, panelLeft];
const done = [createDiscarded, createFinished];

type Change<Params> = (blocks: DraftBlocks, params: Params) => DraftBlocks;
const changing =
  <Params>(change: Change<Params>) =>
  (draft: CreationDraft | null, params: Params) =>
    draft && { ...draft, blocks: change(draft.blocks, params) };

const $draft = createStore<CreationDraft | null>(null, { serialize: "ignore" });
/** A block was removed. Carries the blocks from before. */
export const blockGone = sample({
  clock: blockRemoved,
  source: $draft,
  filter: (draft: CreationDraft | null): draft is CreationDraft => draft !== null && canRemove(draft.blocks),
  fn: ({ blocks: before }, id) => ({ id, before }),
});

/** The text of the dialog; null while it is closed. */
export const $creation = $draft
  .on(createOpened, (draft) => draft ?? emptyCreation)
  .on(creationTyped, (draft, typed) => draft && { ...draft, ...typed })
  .on(
    blockTyped,
    changing((blocks, { id, content }) => withContent(blocks, id, content)),
  )
  .on(
    blockLevelled,
    changing((blocks, { id, level }) => withLevel(blocks, id, level)),
  )
  .on(
    blockMoved,
    changing((blocks, { id, direction }) => moved(blocks, id, direction)),
  )
  .on(
    blocksPasted,
    changing((_, { after }) => after),
  )
  .on(
    blocksRestored,
    changing((_, blocks) => blocks),
  )
  .on(blockAdded, changing(withNewBlock))
  .on(
    blockGone,
    changing((blocks, { id }) => withoutBlock(blocks, id)),
  )
  .on(imageUploaded, (draft, { target, address }) => {
    if (!draft) return draft;
    if (target === newImage) return { ...draft, featuredImage: address };
    const block = blockOf(target);
    return block === undefined ? draft : { ...draft, blocks: withContent(draft.blocks, block, address) };
  })
  .reset([...left, ...done, $memberId, signOutPressed]);
sample({ clock: [...left, ...done], target: writingLeft });
export const $isOpen = $creation.map((draft) => draft !== null);

export const storedCreation = storedDraft({
  begun: createOpened.map(() => creationName),
  $draft: $creation,
  done,
  left,
  rested: sample({ clock: [creationRested, createItemFx, createItemFx.fail], fn: () => {} }),
  codec: creationCodec,
  $isNews: $creation.map((draft) => () => draft !== null && !isWorthStoring(draft)),
});
$creation.on(storedCreation.resumed, (_, { draft }) => draft);
