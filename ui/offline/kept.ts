import { createEvent, createStore, sample } from "effector";
import type { KeptPage } from "../../domain/shared/keptPages.ts";
import { listKeptPagesFx } from "./effects.ts";

/** The page for no network is shown. */
export const offlineShown = createEvent();

/** The pages that can be read on this device. Null until the device has told. */
export const $kept = createStore<readonly KeptPage[] | null>(null, { serialize: "ignore" }).on(
  listKeptPagesFx.doneData,
  (_, kept) => kept,
);

sample({ clock: offlineShown, target: listKeptPagesFx });
