import { followedByVisitors } from "../../../ui/accounts/session/followed.ts";
import { changes } from "../../parts/server.ts";
import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import type { Change } from "./pageCache.ts";
import { type ChangeOf, type PageChanges, everything, placed, type Shown } from "./pageChanges.ts";

export { idsIn, type Shown } from "./pageChanges.ts";

/** Of the functions that the features of all lists call. */
const shared: PageChanges = { "rpc/place_record": placed };

/** The page changes of a write to each table and of a call of each function. */
export const changesBy: PageChanges = { ...shared, ...changes };

/** The page changes of a write. A write to an unknown table or function changes all pages. */
export const shownChanges: ChangeOf = (write) => {
  const changeOf = Object.hasOwn(changesBy, write.path) ? changesBy[write.path] : undefined;
  return (changeOf ?? everything)(write);
};

/**
 * Milliseconds in which changes make one hint for visitors. Other instances hear of the changes meanwhile: the read that follows may be
 * theirs to answer.
 */
export const hintTime = 500;

/** What visitors follow of what has changed: their pages are told. */
export const followedIn = (made: readonly Change<Shown>[]): readonly ShownKind[] =>
  followedByVisitors.filter((kind) =>
    made.some(({ isOn }) => isOn({ kinds: [kind], ids: new Set(), hasCounts: false })),
  );
