import { type ChangeOf, type PageChanges, everything, placed } from "./pageChanges.ts";

export { idsIn, type Shown } from "./pageChanges.ts";

const found = import.meta.glob<() => PageChanges>("../../features/*.{bind,staff}.ts", {
  eager: true,
  import: "changes",
});

/** Of the functions that the features of all lists call. */
const shared: PageChanges = { "rpc/place_record": placed };

/** The page changes of a write to each table and of a call of each function. */
export const changesBy: PageChanges = Object.assign({}, shared, ...Object.values(found).map((changes) => changes()));

/** The page changes of a write. A write to an unknown table or function changes all pages. */
export const shownChanges: ChangeOf = (write) => {
  const changeOf = Object.hasOwn(changesBy, write.path) ? changesBy[write.path] : undefined;
  return (changeOf ?? everything)(write);
};
