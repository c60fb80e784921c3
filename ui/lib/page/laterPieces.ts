import { createEvent, createStore } from "effector";

/** The scripts of the page's pieces are loaded. `isOld`: what the server has rendered may have changed meanwhile. */
export const laterPiecesCame = createEvent<{ readonly isOld: boolean }>();

export const $haveLaterPiecesCome = createStore(false, { serialize: "ignore" }).on(laterPiecesCame, () => true);
