import { createEvent, sample } from "effector";
import type { OpenPosition, PositionId } from "../../../domain/applications/positions.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { type Loaded, valueOf } from "../../lib/loading/loaded.ts";
import type { Place } from "../../lib/page/handle.ts";
import { createQuery } from "../../lib/query.ts";
import { applyFx, listPositionsFx } from "../effects.ts";

export const recruitmentOpened = createEvent<Place>();
export const positionsRetried = createEvent();

const query = createQuery({ effect: listPositionsFx, name: "positions" });

/** The open positions, in the club's order. */
export const $positions = query.$state;

sample({
  clock: [
    recruitmentOpened,
    sample({ clock: changeHinted, filter: (watched) => watched === "positions" }),
    sample({ clock: applyFx.failData, filter: ({ kind }) => kind === "unknown-position" }),
  ],
  fn: () => {},
  target: query.refreshed,
});
sample({ clock: positionsRetried, target: query.reloaded });

/** The open position of this slug. */
export const positionOf = (positions: Loaded<readonly OpenPosition[]>, slug: PositionId): OpenPosition | undefined =>
  valueOf(positions)?.find((position) => position.slug === slug);
