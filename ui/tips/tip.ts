import { sample } from "effector";
import type { TipId } from "../../domain/tips/tip.ts";
import { $readerIsHere, readerArrived } from "../lib/page/reader.ts";
import { detailModel } from "../lib/details/detailModel.ts";
import { tipAddress } from "./address.ts";
import { aroundWanted } from "./around.ts";
import { readTipFx, viewTipFx } from "./effects.ts";

export const {
  opened: tipOpened,
  retried: tipRetried,
  $slug,
  $story: $tip,
  $id: $tipId,
  $status: $tipStatus,
} = detailModel({ name: "tip", readFx: readTipFx });

/** Where the tip stands on the site. */
export const $tipPath = $slug.map(tipAddress);

sample({ clock: [tipOpened, tipRetried], fn: () => {}, target: aroundWanted });

// A view is somebody's who looks: not the server's, which renders the page for all. One that isn't counted is no loss.
sample({
  clock: [readerArrived, $tipId],
  source: { tip: $tipId, isHere: $readerIsHere },
  filter: ({ tip, isHere }) => tip !== null && isHere,
  fn: ({ tip }) => tip as TipId,
  target: viewTipFx,
});
