import { createEvent, createStore, sample } from "effector";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { Place } from "../page/handle.ts";
import { $readerIsHere, readerArrived } from "../page/reader.ts";
import { failed, type Loaded, loading, ready } from "../page/loaded.ts";
import { tipAddress } from "./address.ts";
import { aroundWanted } from "./around.ts";
import { readTipFx, viewTipFx, type WantedTip } from "./effects.ts";

export type TipPageState = Loaded<ReadableTip> | { readonly status: "not-found" };

export const tipOpened = createEvent<Place>();
export const tipRetried = createEvent();

export const $slug = createStore("", { sid: "tip-slug" });
const $wanted = createStore<WantedTip | null>(null, { serialize: "ignore" });
export const $tip = createStore<TipPageState>(loading, { sid: "tip" });
/** Where the tip stands on the site. */
export const $tipPath = $slug.map(tipAddress);
/** The tip that is on the screen. */
export const $shownTip = $tip.map((tip) => (tip.status === "ready" ? tip.value : null));
export const $tipId = $shownTip.map((tip) => tip?.id ?? null);

const statusCodes = { loading: 200, ready: 200, "not-found": 404, failed: 503 } as const;
export const $tipStatus = $tip.map(({ status }) => statusCodes[status]);

sample({ clock: tipOpened, fn: ({ params }) => params["slug"] ?? "", target: $slug });
sample({
  clock: [tipOpened, tipRetried],
  source: $slug,
  fn: (slug): WantedTip => ({ slug }),
  target: [$wanted, readTipFx],
});
$tip.on([tipOpened, tipRetried], () => loading);
sample({ clock: [tipOpened, tipRetried], fn: () => {}, target: aroundWanted });

// Of several that were asked for the last one counts, also when the one before was for the same tip.
sample({
  clock: readTipFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { result }): TipPageState => ready(result),
  target: $tip,
});
sample({
  clock: readTipFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { error }): TipPageState => (error.kind === "not-found" ? { status: "not-found" } : failed),
  target: $tip,
});

// A view is somebody's who looks: not the server's, which renders the page for all. One that isn't counted is no loss.
sample({
  clock: [readerArrived, $tipId],
  source: { tip: $tipId, isHere: $readerIsHere },
  filter: ({ tip, isHere }) => tip !== null && isHere,
  fn: ({ tip }) => tip as TipId,
  target: viewTipFx,
});
