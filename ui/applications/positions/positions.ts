import { createEvent, sample } from "effector";
import type { OpenPosition, PositionId } from "../../../domain/applications/positions.ts";
import { publicListModel } from "../../club/lists/publicList.ts";
import { type Loaded, valueOf } from "../../lib/loading/loaded.ts";
import { $isRecruiting, siteOpened } from "../../lib/page/siteState.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { applyFx, listPositionsFx } from "../effects.ts";

const model = publicListModel("positions", listPositionsFx);

/** `$positions`: the open positions, in the club's order. */
export const {
  opened: recruitmentOpened,
  retried: positionsRetried,
  $list: $positions,
  $status: $recruitmentStatus,
} = model;

sample({
  clock: applyFx.failData,
  filter: ({ kind }) => kind === "unknown-position",
  fn: () => {},
  target: [model.refreshed, siteOpened],
});

/** The recruitment was hidden: it may be back. */
export const recruitmentSought = createEvent();
sample({
  clock: [recruitmentSought, visitorReturned],
  source: $isRecruiting,
  filter: (isRecruiting) => !isRecruiting,
  fn: () => {},
  target: siteOpened,
});

/** The open position of this slug. */
export const positionOf = (positions: Loaded<readonly OpenPosition[]>, slug: PositionId): OpenPosition | undefined =>
  valueOf(positions)?.find((position) => position.slug === slug);
