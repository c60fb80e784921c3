import { createEffect, createStore, sample } from "effector";
import type { TipsAround } from "../../domain/tips/tipsAround.ts";
import type { Unexpected } from "../page/failure.ts";
import { failed, type Loaded, loading, ready } from "../page/loaded.ts";
import { tipsOpened, tipsRetried } from "./list.ts";
import { tipOpened, tipRetried } from "./tip.ts";

export const showTipsAroundFx = createEffect<void, TipsAround, Unexpected>();

/** The sidebar of the list and of each tip. What was shown stays while it is asked for again. */
export const $around = createStore<Loaded<TipsAround>>(loading, { sid: "tips-around" })
  .on(showTipsAroundFx.doneData, (_, around) => ready(around))
  .on(showTipsAroundFx.fail, (shown) => (shown.status === "ready" ? shown : failed));

sample({ clock: [tipsOpened, tipsRetried, tipOpened, tipRetried], fn: () => {}, target: showTipsAroundFx });
