import { createEvent, createStore, merge, sample } from "effector";
import type { DraftBlocks } from "../../../../domain/content/editing/blocks.ts";
import { withPasted } from "../../../../domain/content/editing/pastedBlocks.ts";
import { sourceWith } from "../../../../domain/content/editing/pastedSource.ts";
import {
  isNothing,
  type LeftOut,
  leftOutOfBlocks,
  leftOutOfSource,
  type ReadText,
} from "../../../../domain/content/editing/leftOut.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import { $creation, blocksPasted } from "../create/create.ts";
import { $edit, $editing } from "../edit/edit.ts";
import { type Pasted, readPastedFx } from "../effects.ts";
import { notPasted, pastedNowhere, pastedWithout, pasteTopic } from "../outcomes.ts";
import { writingLeft } from "./upload.ts";

/** Formatted text was pasted. */
export const richPasted = createEvent<Pasted>();

/**
 * The text of a block, or of the source (`null`), after a paste. Its control types it in: browsers can undo typed text,
 * but not a value that a script sets.
 */
export const $rewritten = createStore<{ readonly block: number | null; readonly text: string } | null>(null, {
  serialize: "ignore",
});
export const rewrittenTaken = createEvent();
$rewritten.reset([rewrittenTaken, writingLeft]);

// A paste is dropped when the member leaves the text before it is read.
const $awaited = createStore<readonly Pasted[]>([], { serialize: "ignore" })
  .on(richPasted, (all, pasted) => [...all, pasted])
  .reset(writingLeft);
sample({ clock: richPasted, target: readPastedFx });
const read = sample({
  clock: readPastedFx.done,
  source: $awaited,
  filter: (awaited, { params }) => awaited.includes(params),
  fn: (_, answer) => answer,
});
$awaited.on([read, readPastedFx.fail], (all, { params }) => all.filter((one) => one !== params));
type InBlocks = {
  readonly block: number;
  readonly before: DraftBlocks;
  readonly after: DraftBlocks;
  readonly text: ReadText;
};
const inBlocks = sample({
  clock: read,
  source: $creation,
  filter: (draft, { params }) => draft !== null && params.block !== null,
  fn: (draft, { params: { block, from, to }, result: text }): InBlocks => {
    const before = draft?.blocks ?? [];
    const after = withPasted(before, { id: block ?? 0, from, to, content: text.content });
    return { block: block ?? 0, before, after, text };
  },
});
/** Whether the block still exists. It may be removed while the paste is read. */
const stands = ({ block, before }: InBlocks): boolean => before.some(({ id }) => id === block);
const isWithin = ({ block, after }: InBlocks): boolean => after.some(({ id }) => id === block);
sample({ clock: inBlocks, filter: (pasted) => stands(pasted) && !isWithin(pasted), target: blocksPasted });
sample({ clock: inBlocks, filter: (pasted) => !stands(pasted), fn: () => pastedNowhere, target: toastShown });
sample({
  clock: inBlocks,
  filter: isWithin,
  fn: ({ block, after }) => ({ block, text: after.find(({ id }) => id === block)?.content ?? "" }),
  target: $rewritten,
});
sample({
  clock: read,
  source: { edit: $edit, editing: $editing },
  filter: ({ edit, editing }, { params }) => params.block === null && edit !== null && editing !== null,
  fn: ({ edit, editing }, { params: { from, to }, result: { content } }) => ({
    block: null,
    text: sourceWith(editing?.kind ?? "article", edit?.fields.content ?? "", { from, to, content }),
  }),
  target: $rewritten,
});
// The toast of a paste closes with the next paste.
sample({ clock: [richPasted, writingLeft], fn: () => pasteTopic, target: topicClosed });
type Loss = { readonly place: "blocks" | ContentKind; readonly leftOut: LeftOut; readonly isEmpty: boolean };
// Told of the blocks before the paste: it may have taken the place of the block that it was pasted into.
const lostInBlocks = sample({
  clock: inBlocks,
  filter: stands,
  fn: ({ text }): Loss => ({
    place: "blocks",
    leftOut: leftOutOfBlocks(text),
    isEmpty: text.content.length === 0,
  }),
});
const lostInSource = sample({
  clock: read,
  source: $editing,
  filter: (editing, { params }) => params.block === null && editing !== null,
  fn: (editing, { result }): Loss => ({
    place: editing?.kind ?? "article",
    leftOut: leftOutOfSource(result),
    isEmpty: result.content.length === 0,
  }),
});
const lost = merge([lostInBlocks, lostInSource]);
sample({
  clock: lost,
  filter: ({ leftOut }) => !isNothing(leftOut),
  fn: ({ place, leftOut, isEmpty }) => pastedWithout(place, leftOut, isEmpty),
  target: toastShown,
});
sample({ clock: readPastedFx.fail, fn: () => notPasted, target: toastShown });
