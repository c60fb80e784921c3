import { sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { itemChanged } from "../../details/detailModel.ts";
import { toastActed } from "../../../lib/feedback/toasts.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../lib/mutation.ts";
import { contentAddress } from "../address.ts";
import { publishItemFx, removeItemFx } from "../effects.ts";
import { contents } from "./list.ts";
import { notPublished, notRemoved, publicationOf, published, publishName, removed } from "../words.ts";

const path = contentAddress({});

/** The items that are being deleted or published. */
export const $inFlight = eitherInFlight(inFlight(removeItemFx, [$memberId]), inFlight(publishItemFx, [$memberId]));
const keyOf = ({ kind, id }: ItemRef): string => `${kind}:${id}`;
export const isInFlight = (items: readonly ItemRef[], item: ItemRef): boolean =>
  items.some((one) => keyOf(one) === keyOf(item));

export const { requested: removePressed } = createMutation(removeItemFx, {
  keyOf,
  $inFlight,
  done: ({ params }) => removed(params.kind),
  failed: ({ error }) => notRemoved(error, path),
});
export const { requested: publishPressed } = createMutation(publishItemFx, {
  keyOf,
  $inFlight,
  done: ({ result }) => published(result),
  failed: ({ error }) => notPublished(error, path),
});
sample({
  clock: toastActed,
  filter: ({ name }) => name === publishName,
  fn: ({ id }) => publicationOf(id),
  target: publishPressed,
});

sample({ clock: publishItemFx.doneData, target: [contents.itemKnown, itemChanged] });
sample({
  clock: [removeItemFx.done, publishItemFx.fail],
  fn: () => ({ isQuiet: false }),
  target: contents.touched,
});
