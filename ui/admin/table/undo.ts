import { createEvent, createStore, type EventCallable, sample } from "effector";
import { type Toast, toastActed } from "../../lib/feedback/toasts.ts";
import { words } from "./words.ts";

/** An act that a toast takes back. */
export type Undo<What> = {
  /** The action of the toast. */
  readonly offer: (what: What, act?: string) => Pick<Toast, "act">;
  /** The member pressed it. */
  readonly asked: EventCallable<What>;
};

/** @param name of the toast's action, one for each act */
export const createUndo = <What>(name: string): Undo<What> => {
  const asked = createEvent<What>();
  sample({
    clock: toastActed,
    filter: (act) => act.name === name,
    fn: ({ id }) => JSON.parse(id) as What,
    target: asked,
  });
  return { offer: (what, act = words.undo) => ({ act: { words: act, name, id: JSON.stringify(what) } }), asked };
};

/** Triggers an event for each item of a list, in its order. */
export const oneByOne = <Item>(lists: EventCallable<readonly Item[]>, target: EventCallable<Item>): void => {
  const $left = createStore<readonly Item[]>([], { serialize: "ignore" })
    .on(lists, (_, items) => items)
    .on(target, (left, item) => left.filter((one) => one !== item));
  sample({ clock: $left, filter: (left) => left.length > 0, fn: ([first]) => first as Item, target });
};
