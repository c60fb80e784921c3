import { createEvent, createStore } from "effector";
import { $memberId } from "../session/session.ts";

/** A member's personal space is shown. */
export const spaceShown = createEvent();
/** The member needs this tab, which is listed for few. */
export const tabNeeded = createEvent<string>();

/** The keys of the tabs that are listed because this member needs them. */
export const $neededTabs = createStore<readonly string[]>([], { serialize: "ignore" })
  .on(tabNeeded, (keys, key) => (keys.includes(key) ? keys : [...keys, key]))
  .reset($memberId);
