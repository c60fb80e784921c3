import { followedByVisitors } from "../../../ui/accounts/session/followed.ts";
import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import { changes as changesOfFeatures } from "../../parts/server.ts";
import { affectsAllPages, lagOfOneSecond, type PageChanges, type Shown } from "./changes.ts";
import type { Change } from "./pageCache.ts";

/** A change of what visitors can read, as the ledger tells it. */
export type HeardChange = { readonly kind: string; readonly item?: string };

/** The page changes of each kind. */
export const changesBy: PageChanges = changesOfFeatures;

/** The page changes of a change. One of an unknown kind changes all pages. */
export const changesOf = ({ kind, item }: HeardChange): readonly Change<Shown>[] => {
  const changeOf = Object.hasOwn(changesBy, kind) ? changesBy[kind] : undefined;
  return (changeOf ?? affectsAllPages)(item);
};

/** The changed kinds that visitors' open pages follow. */
const followedIn = (changes: readonly Change<Shown>[]): readonly ShownKind[] =>
  followedByVisitors.filter((kind) => changes.some(({ isOn }) => isOn({ kinds: [kind], hasCounts: false })));

/**
 * Milliseconds in which changes make one hint for visitors. Other instances hear of the changes meanwhile: the read that follows may be
 * theirs to answer.
 */
const hintTime = 500;

/** Milliseconds in which the database tells the first view of a tip only; its trigger has the same number. */
const viewsToldOnce = 10_000;
/** Milliseconds between a view's trigger and its commit. */
const commitTime = 500;

/** Collects things, and passes them on together, `time` milliseconds after the first. */
const collectFor = <Thing>(time: number, pass: (things: readonly Thing[]) => void): ((thing: Thing) => void) => {
  let waiting: Thing[] = [];
  const passAll = () => {
    const all = waiting;
    waiting = [];
    pass(all);
  };
  return (thing) => {
    if (waiting.push(thing) === 1) setTimeout(passAll, time).unref();
  };
};

type Needs = {
  readonly dropPages: (change: Change<Shown>) => void;
  readonly dropReads: () => void;
  /** Sends visitors a hint of the changed kinds: "tips matches". */
  readonly tell: (kinds: string) => void;
  /** Milliseconds for which a page is kept while changes aren't heard. */
  readonly deafTime: () => number;
};

/** Drops stale answers after a change: pages that show it, and all reads. Visitors' open pages get a hint. */
export const invalidation = ({ dropPages, dropReads, tell, deafTime }: Needs) => {
  const dropAll = (changes: readonly Change<Shown>[]) => changes.forEach(dropPages);
  // Views are frequent, so they drop reads once a second. A page rendered within the second may be stale, so its drop is repeated.
  const invalidateForViews = collectFor<readonly Change<Shown>[]>(lagOfOneSecond, (views) => {
    dropReads();
    views.forEach(dropAll);
  });
  const hint = collectFor<readonly string[]>(hintTime, (kinds) => tell([...new Set(kinds.flat())].join(" ")));
  const hintAt = (changes: readonly Change<Shown>[]) => {
    const kinds = followedIn(changes);
    if (kinds.length > 0) hint(kinds);
  };

  return {
    /** Drops the pages and reads that the change makes stale, and then hints visitors at it. */
    invalidate(change: HeardChange): void {
      const changes = changesOf(change);
      dropAll(changes);
      if (change.kind === "tip_views") {
        invalidateForViews(changes);
        setTimeout(() => invalidateForViews(changes), viewsToldOnce + commitTime).unref();
      } else dropReads();
      hintAt(changes);
    },
    /** Drops all pages and reads. */
    invalidateAll(): void {
      const changes = affectsAllPages();
      dropAll(changes);
      dropReads();
      hintAt(changes);
    },
    /** Gives all pages the short time of a backend whose changes aren't heard. */
    expectMissedChanges(): void {
      dropPages({ isOn: () => true, after: deafTime() });
      dropReads();
    },
  };
};
