import { createEvent, createStore, sample } from "effector";
import type { Content } from "../../../../domain/content/body/content.ts";
import type { Kind } from "../../../../domain/content/editing/item.ts";
import { previewContentFx } from "../effects.ts";

type Source = { readonly kind: Kind; readonly content: string };

export const previewWanted = createEvent<Source>();
export const previewLeft = createEvent();

const $wanted = createStore<Source | null>(null, { serialize: "ignore" })
  .on(previewWanted, (_, source) => source)
  .reset(previewLeft);
/** What readers would see of what is typed; the one before stays until the next is there. */
export const $preview = createStore<Content | null>(null, { serialize: "ignore" }).reset(previewLeft);

sample({ clock: previewWanted, target: previewContentFx });
sample({
  clock: previewContentFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { result }) => result,
  target: $preview,
});
