import { createEvent, createStore, sample } from "effector";
import { sourceWith } from "../../../domain/editing/pastedSource.ts";
import { toastShown } from "../../page/toasts.ts";
import { blockPasted } from "./create.ts";
import { $edit, $editing, editTyped } from "./edit.ts";
import { type Pasted, readPastedFx } from "./effects.ts";
import { notPasted } from "./outcomes.ts";
import { writingLeft } from "./upload.ts";

/** Something with headings, lists or links comes from elsewhere. */
export const richPasted = createEvent<Pasted>();

// Whoever has gone on to another text by then finds nothing of it there.
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
sample({
  clock: read,
  filter: ({ params }) => params.block !== null,
  fn: ({ params: { block, from, to }, result: content }) => ({ id: block ?? 0, from, to, content }),
  target: blockPasted,
});
sample({
  clock: read,
  source: { edit: $edit, editing: $editing },
  filter: ({ edit, editing }, { params }) => params.block === null && edit !== null && editing !== null,
  fn: ({ edit, editing }, { params: { from, to }, result: content }) => ({
    content: sourceWith(editing?.kind ?? "article", edit?.fields.content ?? "", { from, to, content }),
  }),
  target: editTyped,
});
sample({ clock: readPastedFx.fail, fn: () => notPasted, target: toastShown });
