import { createEvent, createStore } from "effector";

/** Somebody has the page before them, in a browser that runs it. Never happens on the server. */
export const readerArrived = createEvent();

/** The reader is back: from another tab, from sleep, from a lost network. What the page shows may be old. */
export const readerReturned = createEvent();

export const $readerIsHere = createStore(false, { serialize: "ignore" }).on(readerArrived, () => true);
