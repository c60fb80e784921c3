import { createEvent, createStore } from "effector";

export const searchOpened = createEvent();
export const searchClosed = createEvent();

/** Apart from the dialog's model, which is loaded at the first opening. */
export const $isSearchOpen = createStore(false, { serialize: "ignore" })
  .on(searchOpened, () => true)
  .reset(searchClosed);
