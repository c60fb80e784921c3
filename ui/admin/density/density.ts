import { createEvent, createStore, sample } from "effector";
import { chooseDensityFx, readDensityFx } from "../effects.ts";

/** The panel wants to know what the device has chosen. */
export const densityAsked = createEvent();
/** Makes the rows of the panel's tables higher on this device, or as low as usual. */
export const densityChosen = createEvent<boolean>();

export const $isComfortable = createStore(false, { serialize: "ignore" }).on(
  [readDensityFx.doneData, densityChosen],
  (_, isComfortable) => isComfortable,
);

sample({ clock: densityAsked, target: readDensityFx });
sample({ clock: densityChosen, target: chooseDensityFx });
