import { createEvent, createStore, sample } from "effector";
import type { TipsSidebar } from "../../domain/tips/tipsSidebar.ts";
import { failed, type Loaded, loading, ready } from "../lib/loading/loaded.ts";
import { showTipsAroundFx } from "./effects.ts";

/** A page is opened that has the sidebar. */
export const aroundWanted = createEvent();

/** The sidebar of the list and of each tip. What was shown stays while it is asked for again. */
export const $around = createStore<Loaded<TipsSidebar>>(loading, { sid: "tips-around" })
  .on(showTipsAroundFx.doneData, (_, around) => ready(around))
  .on(showTipsAroundFx.fail, (shown) => (shown.status === "ready" ? shown : failed));

sample({ clock: aroundWanted, target: showTipsAroundFx });
