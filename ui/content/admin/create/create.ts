import { createEvent, sample } from "effector";
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
import { $memberId } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { createEditing } from "../../../lib/editing/createEditing.ts";
import { windowDrafts } from "../../../lib/editing/windowDrafts.ts";
import { type CreationDraft, creationCodec, creationName, emptyCreation } from "./creationDraft.ts";
import { createItemFx } from "../effects.ts";
import { blockOf, imageUploaded, newImage, writingLeft } from "../editor/upload.ts";

export const createOpened = createEvent();
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

export const creator = createEditing<null, CreationDraft>({
  begun: createOpened.map(() => ({ key: creationName, item: null, first: emptyCreation })),
  nameOf: (key) => key,
  codec: creationCodec,
  $owner: $memberId,
  windows: windowDrafts(),
  ends: [panelLeft, $memberId],
});
/** The text of the dialog; null while it is closed. */
export const { closed: createClosed, discarded: createDiscarded, rested: creationRested, $draft: $creation } = creator;
export const $isOpen = $creation.map((draft) => draft !== null);
sample({ clock: [createItemFx, createItemFx.fail], fn: () => {}, target: creationRested });
sample({ clock: [createClosed, creator.done, panelLeft], fn: () => {}, target: writingLeft });

type Change<Params> = (blocks: DraftBlocks, params: Params) => DraftBlocks;
const changing =
  <Params>(change: Change<Params>) =>
  (draft: CreationDraft | null, params: Params) =>
    draft && { ...draft, blocks: change(draft.blocks, params) };

/** A block was removed. Carries the blocks from before. */
export const blockGone = sample({
  clock: blockRemoved,
  source: $creation,
  filter: (draft: CreationDraft | null): draft is CreationDraft => draft !== null && canRemove(draft.blocks),
  fn: ({ blocks: before }, id) => ({ id, before }),
});

$creation
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
  });
