import { createEvent, createStore, sample } from "effector";
import { chooseCalmFx, readCalmFx } from "./effects.ts";

/** A page in the browser wants to know what the device has chosen. */
export const calmAsked = createEvent();
/** Stills all motion on this device, or lets it move. */
export const calmChosen = createEvent<boolean>();

export const $isCalm = createStore(false, { serialize: "ignore" }).on(
  [readCalmFx.doneData, calmChosen],
  (_, isCalm) => isCalm,
);

sample({ clock: calmAsked, target: readCalmFx });
sample({ clock: calmChosen, target: chooseCalmFx });
