import { createEvent, createStore, sample } from "effector";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { previewContentFx } from "../effects.ts";

type Source = { readonly kind: ContentKind; readonly content: string };

export const previewWanted = createEvent<Source>();
export const previewLeft = createEvent();

const $previewed = createStore<Source | null>(null, { serialize: "ignore" })
  .on(previewWanted, (_, source) => source)
  .reset(previewLeft);
const preview = createQuery({ effect: previewContentFx, $params: $previewed, ends: [previewLeft] });
/** The rendered preview of the source. The previous one stays until the next is ready. */
export const $preview = preview.$state.map(valueOf);
sample({ clock: previewWanted, target: preview.refreshed });
