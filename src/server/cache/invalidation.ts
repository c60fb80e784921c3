import { followedByVisitors } from "../../../ui/accounts/session/followed.ts";
import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import { changes as changesOfFeatures } from "../../parts/server.ts";
import {
  type ChangeOf,
  affectsAllPages,
  type HeardWrite,
  lagOfOneSecond,
  type PageChanges,
  placed,
  type Shown,
} from "./changes.ts";
import type { Change } from "./pageCache.ts";

/** The page changes of a write to each table and of a call of each function; `place_record` is the function of all lists. */
export const changesBy: PageChanges = { "rpc/place_record": placed, ...changesOfFeatures };

/** The page changes of a write. A write to an unknown table or function changes all pages. */
export const changesOf: ChangeOf = (write) => {
  const changeOf = Object.hasOwn(changesBy, write.path) ? changesBy[write.path] : undefined;
  return (changeOf ?? affectsAllPages)(write);
};

/** The changed kinds that visitors' open pages follow. */
const followedIn = (changes: readonly Change<Shown>[]): readonly ShownKind[] =>
  followedByVisitors.filter((kind) =>
    changes.some(({ isOn }) => isOn({ kinds: [kind], ids: new Set(), hasCounts: false })),
  );

/**
 * Milliseconds in which changes make one hint for visitors. Other instances hear of the changes meanwhile: the read that follows may be
 * theirs to answer.
 */
const hintTime = 500;

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
  /** Milliseconds for which a page is kept while writes aren't reported. */
  readonly deafTime: () => number;
};

/** Drops stale answers after a write: pages that show the written record, and all reads. Visitors' open pages get a hint of what they may see. */
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
    /** Drops the pages and reads that the write makes stale. */
    invalidate(write: HeardWrite): void {
      const changes = changesOf(write);
      dropAll(changes);
      if (write.path === "rpc/count_tip_view") invalidateForViews(changes);
      else if (changes.length > 0) dropReads();
    },
    /** Hints visitors at a change that the database has told: it tells of no draft. */
    hintVisitors: (write: HeardWrite): void => hintAt(changesOf(write)),
    /** Drops all pages and reads. */
    invalidateAll(): void {
      const changes = affectsAllPages();
      dropAll(changes);
      dropReads();
      hintAt(changes);
    },
    /** Gives all pages the short time of a backend whose writes aren't reported. */
    expectMissedWrites(): void {
      dropPages({ isOn: () => true, after: deafTime() });
      dropReads();
    },
  };
};
