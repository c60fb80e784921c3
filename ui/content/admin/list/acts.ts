import { sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import type { Publication } from "../../../../domain/content/editing/saveItem.ts";
import { batchOf, notAllDone } from "../../../admin/table/batch.ts";
import { createUndo, oneByOne } from "../../../admin/table/undo.ts";
import { words as tableWords } from "../../../admin/table/words.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { itemChanged } from "../../details/detailModel.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../lib/mutation.ts";
import { contentAddress } from "../address.ts";
import { publishItemFx, removeItemFx } from "../effects.ts";
import { contents } from "./list.ts";
import { notPublished, notRemoved, published, removed } from "../words.ts";

const path = contentAddress({});

/** The items that are being deleted or published. */
export const $inFlight = eitherInFlight(inFlight(removeItemFx, [$memberId]), inFlight(publishItemFx, [$memberId]));
const keyOf = ({ kind, id }: ItemRef): string => `${kind}:${id}`;
export const isInFlight = (items: readonly ItemRef[], item: ItemRef): boolean =>
  items.some((one) => keyOf(one) === keyOf(item));

export const { requested: removePressed } = createMutation(removeItemFx, { keyOf, $inFlight });
sample({
  clock: batchOf(removeItemFx),
  fn: (batch) => {
    const [failure] = batch.failed;
    return failure ? notAllDone(batch, notRemoved(failure.error, path), {}) : removed(batch.done);
  },
  target: toastShown,
});

export const { requested: publishPressed } = createMutation(publishItemFx, { keyOf, $inFlight });
const undo = createUndo<readonly Publication[]>("publish-content");
const opposite = (one: Publication): Publication => ({ ...one, isPublished: !one.isPublished });
sample({
  clock: batchOf(publishItemFx),
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return { ...published(done), ...undo.offer(done.map(opposite)) };
    return notAllDone(batch, notPublished(failure.error, path), {
      undo: (all) => undo.offer(all.map(opposite)),
      again: (all) => undo.offer(all, tableWords.again),
    });
  },
  target: toastShown,
});
oneByOne(undo.asked, publishPressed);

sample({ clock: publishItemFx.doneData, target: [contents.itemKnown, itemChanged] });
sample({
  clock: [removeItemFx.done, publishItemFx.fail],
  fn: () => ({ isQuiet: false }),
  target: contents.touched,
});
