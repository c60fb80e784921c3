import { combine, createEvent, sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/item.ts";
import type { Publication } from "../../../../domain/content/editing/publishItem.ts";
import { toastActed, toastShown } from "../../../lib/feedback/toasts.ts";
import { inFlight } from "../../../admin/inFlight.ts";
import { contentAddress } from "../address.ts";
import { publishItemFx, removeItemFx } from "../effects.ts";
import { contents } from "./list.ts";
import { notPublished, notRemoved, publicationOf, published, publishName, removed } from "../words.ts";

export const removePressed = createEvent<ItemRef>();
export const publishPressed = createEvent<Publication>();

const path = contentAddress({});

/** The items that are being deleted or published. */
export const $underWay = combine(
  inFlight(removeItemFx),
  inFlight(publishItemFx),
  (removing, publishing): readonly ItemRef[] => [...removing, ...publishing],
);
export const isUnderWay = (items: readonly ItemRef[], { kind, id }: ItemRef): boolean =>
  items.some((item) => item.kind === kind && item.id === id);

sample({
  clock: removePressed,
  source: $underWay,
  filter: (items, item) => !isUnderWay(items, item),
  fn: (_, { kind, id }) => ({ kind, id }),
  target: removeItemFx,
});
sample({ clock: removeItemFx.done, fn: ({ params }) => removed(params.kind), target: toastShown });
sample({ clock: removeItemFx.failData, fn: (refusal) => notRemoved(refusal, path), target: toastShown });

const undone = sample({
  clock: toastActed,
  filter: ({ name }) => name === publishName,
  fn: ({ id }) => publicationOf(id),
});
sample({
  clock: [publishPressed, undone],
  source: $underWay,
  filter: (items, item) => !isUnderWay(items, item),
  fn: (_, { kind, id, isPublished }) => ({ kind, id, isPublished }),
  target: publishItemFx,
});
sample({ clock: publishItemFx.doneData, target: contents.itemKnown });
sample({ clock: publishItemFx.doneData, fn: published, target: toastShown });
sample({ clock: publishItemFx.failData, fn: (refusal) => notPublished(refusal, path), target: toastShown });

sample({
  clock: [removeItemFx.done, publishItemFx.fail],
  fn: () => ({ isQuiet: false }),
  target: contents.touched,
});
