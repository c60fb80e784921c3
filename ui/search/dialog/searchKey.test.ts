import { expect, it } from "vitest";
import { isSearchKey } from "./searchKey.ts";

const noModifier = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (event: Partial<KeyboardEvent>) => isSearchKey({ ...noModifier, ...event } as KeyboardEvent);

it("[SR-5] knows K with Ctrl or Command alone, and no event of automatic filling, which has no key", () => {
  expect([pressed({ key: "k", ctrlKey: true }), pressed({ key: "K", metaKey: true })]).toEqual([true, true]);
  expect([pressed({ key: "k" }), pressed({ key: "k", ctrlKey: true, shiftKey: true })]).toEqual([false, false]);
  expect([pressed({}), pressed({ ctrlKey: true })]).toEqual([false, false]);
});
