import { sample } from "effector";
import type { TipId } from "../../domain/tips/tip.ts";
import { $visitorIsHere, visitorArrived } from "../lib/page/visitor.ts";
import { modulesFor } from "../content/body/pieces.ts";
import { detailModel } from "../content/details/detailModel.ts";
import { tipAddress } from "./address.ts";
import { sidebarOpened } from "./tipsSidebar.ts";
import { viewTipFx, readTipFx } from "./effects.ts";

const model = detailModel({ name: "tip", readFx: readTipFx });

export const { opened: tipOpened, retried: tipRetried, $slug, $item: $tip, $id: $tipId, $status: $tipStatus } = model;

/** The tip's address, when its page was opened at a former one. */
export const $tipMovedTo = model.$movedTo.map((slug) => slug && tipAddress(slug));

export const $tipModules = model.$shown.map((tip) => modulesFor(tip?.content));

export const $tipCommentCount = model.$shown.map((tip) => tip?.comments ?? null);

/** The tip's path. */
export const $tipPath = $slug.map(tipAddress);

sample({ clock: [tipOpened, tipRetried], fn: () => {}, target: sidebarOpened });

// Views are counted in the browser only, because the server renders for all. A failed count is ignored.
sample({
  clock: [visitorArrived, $tipId],
  source: { tip: $tipId, isHere: $visitorIsHere },
  filter: ({ tip, isHere }) => tip !== null && isHere,
  fn: ({ tip }) => tip as TipId,
  target: viewTipFx,
});
