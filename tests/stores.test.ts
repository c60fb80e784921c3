import { is, type StoreWritable } from "effector";
import { expect, it } from "vitest";
import { uiUnits } from "./uiUnits.ts";

// effector keeps what a store was made with, but has no type for it.
type MadeWith = { readonly defaultConfig: { readonly serialize?: unknown } };
const staysHome = (store: StoreWritable<unknown>) =>
  (store as unknown as MadeWith).defaultConfig.serialize === "ignore";

// Derived stores are not targetable: the browser computes them again.
const travelling = uiUnits.flatMap(({ name, unit }) =>
  is.store(unit) && is.targetable(unit) && !staysHome(unit) ? [{ name, store: unit }] : [],
);

it("finds the stores that travel in the page", () => {
  expect(travelling.length).toBeGreaterThan(5);
});

it.each(travelling)("$name has a sid to travel under", ({ store }) => {
  expect(store.sid).toBeTruthy();
});

it("[QA-3] gives no sid twice", () => {
  const sids = travelling.map(({ store }) => store.sid);
  expect(new Set(sids).size).toBe(sids.length);
});
