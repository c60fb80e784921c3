import { is, type StoreWritable } from "effector";
import { expect, it } from "vitest";
import { uiUnits } from "./uiUnits.ts";

// effector keeps a store's configuration, without a type for it.
type MadeWith = { readonly defaultConfig: { readonly serialize?: unknown } };
const staysHome = (store: StoreWritable<unknown>) =>
  (store as unknown as MadeWith).defaultConfig.serialize === "ignore";

// Derived stores aren't targetable: the browser computes them again.
const travelling = uiUnits.flatMap(({ name, unit }) =>
  is.store(unit) && is.targetable(unit) && !staysHome(unit) ? [{ name, store: unit }] : [],
);

it("finds the stores that are serialised in the page", () => {
  expect(travelling.length).toBeGreaterThan(5);
});

it.each(travelling)("$name has a sid", ({ store }) => {
  expect(store.sid).toBeTruthy();
});

it("[QA-3] has unique sids", () => {
  const sids = travelling.map(({ store }) => store.sid);
  expect(new Set(sids).size).toBe(sids.length);
});
