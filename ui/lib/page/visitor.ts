import { createEvent, createStore } from "effector";

/** The page runs in the visitor's browser. Never fires on the server. */
export const visitorArrived = createEvent();

/** The visitor is back from another tab, from sleep or from a lost network. The shown data may be stale. */
export const visitorReturned = createEvent();

export const $visitorIsHere = createStore(false, { serialize: "ignore" }).on(visitorArrived, () => true);
