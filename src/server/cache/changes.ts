import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import type { Change } from "./pageCache.ts";

/** The data that a page shows. */
export type Shown = {
  readonly kinds: readonly ShownKind[];
  /** The `id` of the tip or article whose page it is. */
  readonly item?: string | undefined;
  /** Whether it shows counts of likes, ratings, comments or views. Feeds and the sitemap don't. */
  readonly hasCounts: boolean;
};

/** Milliseconds for which a cached page may lag behind a like, a rating or a member's name. */
export const lagOfOneSecond = 1_000;
/** Milliseconds for which it may lag behind a view: views are frequent and no visitor expects to see theirs. */
export const lagOfTenSeconds = 10_000;

/** The page changes of a kind in the ledger. `item`: the id of the changed record; absent where the change is of any. */
export type ChangeOf = (item?: string) => readonly Change<Shown>[];

/** The page changes of each kind in the ledger that visitors hear of. */
export type PageChanges = Readonly<Record<string, ChangeOf>>;

export const affectsAllPages: ChangeOf = () => [{ isOn: () => true, after: 0 }];

/** Records of these kinds were written, published or deleted. Nearly every page of a kind names them. */
export const invalidatesKinds =
  (...changed: readonly ShownKind[]): ChangeOf =>
  () => [{ isOn: ({ kinds }) => changed.some((kind) => kinds.includes(kind)), after: 0 }];

/** Changes the item's page, which alone shows it. */
export const onItem =
  (kind: ShownKind, after: number): ChangeOf =>
  (changed) => [
    {
      isOn: ({ kinds, item }) =>
        item !== undefined && kinds.includes(kind) && (changed === undefined || item === changed),
      after,
    },
  ];

const listsOf = (kind: ShownKind, after: number): Change<Shown> => ({
  isOn: ({ kinds, item, hasCounts }) => hasCounts && item === undefined && kinds.includes(kind),
  after,
});

/** Changes the item's page and the lists of its kind. Counts in the sidebars of other items' pages may be a minute old. */
export const counted =
  (kind: ShownKind, after: number): ChangeOf =>
  (item) => [...onItem(kind, after)(item), listsOf(kind, after)];

/** A new, edited or hidden comment changes its item's page at once, because the author or staff looks for it there. */
export const commented =
  (kind: ShownKind): ChangeOf =>
  (item) => [...onItem(kind, 0)(item), listsOf(kind, lagOfOneSecond)];

/** Changes the pages that name members: those of items, and the members' own. */
export const namesMembers =
  (after: number): ChangeOf =>
  () => [{ isOn: ({ kinds, item }) => item !== undefined || kinds.includes("members"), after }];
