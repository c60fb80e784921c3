import { sample } from "effector";
import { $memberId } from "../../../accounts/session/session.ts";
import { createMutation, inFlight } from "../../../lib/mutation.ts";
import { contentAddress } from "../address.ts";
import { highlightItemFx } from "../effects.ts";
import { contents } from "../list/list.ts";
import { highlighted, notHighlighted } from "./words.ts";

/** The items whose highlight is being changed. */
export const $inFlight = inFlight(highlightItemFx, [$memberId]);

/** Has an item lead home or stay first in its list, or not any longer. */
export const { requested: highlightPressed } = createMutation(highlightItemFx, {
  keyOf: ({ kind, id }) => `${kind}:${id}`,
  $inFlight,
  done: ({ params, result }) => highlighted(params, result),
  failed: ({ params, error }) => notHighlighted(params, error, contentAddress({})),
});
sample({ clock: highlightItemFx.doneData, fn: ({ item }) => item, target: contents.itemKnown });
// Another row may have given its place.
sample({ clock: highlightItemFx.finally, fn: () => ({ isQuiet: true }), target: contents.touched });
