import { createEvent, createStore, sample } from "effector";
import { keepDraftFx, recallDraftFx, settingName } from "../lib/drafts.ts";
import { panelLeft, panelShown } from "./access.ts";

/** Somebody wants to see the keys, or has seen them. */
export const helpOpened = createEvent();
export const helpClosed = createEvent();
/** Keys without Ctrl or Alt are in the way of whoever speaks to the machine: they can be switched off. */
export const keysSwitched = createEvent<boolean>();

const name = settingName("admin-keys");
const off = "off";

export const $isHelpOpen = createStore(false, { serialize: "ignore" })
  .on(helpOpened, () => true)
  .reset([helpClosed, panelLeft]);
export const $areKeysOn = createStore(true, { serialize: "ignore" }).on(keysSwitched, (_, areOn) => areOn);

sample({ clock: panelShown, fn: () => name, target: recallDraftFx });
sample({
  clock: recallDraftFx.done,
  filter: ({ params }) => params === name,
  fn: ({ result }) => result !== off,
  target: $areKeysOn,
});
sample({ clock: keysSwitched, fn: (areOn) => ({ name, text: areOn ? "" : off }), target: keepDraftFx });
