import { createEvent, createStore, sample } from "effector";
import { storeDraftFx, recallDraftFx, settingName } from "../../lib/drafts.ts";
import { panelLeft, panelShown } from "../access.ts";

/** Open and close the sheet of shortcuts. */
export const helpOpened = createEvent();
export const helpClosed = createEvent();
/** Single-key shortcuts can be switched off, because speech input triggers them (WCAG 2.1.4). */
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
sample({ clock: keysSwitched, fn: (areOn) => ({ name, text: areOn ? "" : off }), target: storeDraftFx });
