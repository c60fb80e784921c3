import { combine, createEvent, createStore, type Effect, sample } from "effector";
import type { Watched } from "../../domain/shared/ports.ts";
import { $memberId } from "../accounts/session/session.ts";
import type { FailureAnswer } from "../lib/feedback/failure.ts";
import { changeHinted } from "../lib/live/following.ts";
import { failedBy, type Loaded, loading, ready } from "../lib/loading/loaded.ts";
import { visitorReturned } from "../lib/page/visitor.ts";

type Parts<Selection, Query, List, Item, Failure extends FailureAnswer> = {
  readonly listFx: Effect<Query, List, Failure>;
  /** The query of a selection. Must return a new object each time: the model compares requests by identity. */
  readonly queryOf: (selection: Selection) => Query;
  readonly firstSelection: Selection;
  /** Changes elsewhere that reload the list. */
  readonly watched: readonly Watched[];
  /** Merges the fresh list into the shown one without moving its items. */
  readonly inPlace: (shown: List, fresh: List, asked: Query) => List;
  readonly withItem: (list: List, item: Item) => List;
};

/** A list that doesn't move when others change it: new items wait for `newsWanted`. */
export const stableListModel = <Selection, Query extends object, List, Item, Failure extends FailureAnswer>(
  parts: Parts<Selection, Query, List, Item, Failure>,
) => {
  const { listFx, queryOf, firstSelection, watched, inPlace, withItem } = parts;
  type Asked = { readonly query: Query; readonly isQuiet: boolean };
  type Known = { readonly list: List };

  /** The address has this selection. */
  const wanted = createEvent<Selection>();
  const retried = createEvent();
  const left = createEvent();
  /** Shows the changes since the list was loaded. */
  const newsWanted = createEvent();
  /** Replaces one item by its current state. */
  const itemKnown = createEvent<Item>();
  /** Reloads after a change made in this tab. `isQuiet`: without moving shown items. */
  const touched = createEvent<{ readonly isQuiet: boolean }>();

  const $selection = createStore(firstSelection, { serialize: "ignore" }).on(wanted, (_, selection) => selection);
  const $isShown = createStore(false, { serialize: "ignore" })
    .on(wanted, () => true)
    .reset(left);
  const $asked = createStore<Asked | null>(null, { serialize: "ignore" }).reset($memberId);

  /** The shown list. */
  const $list = createStore<Loaded<List>>(loading, { serialize: "ignore" })
    .on(itemKnown, (list, item) => (list.status === "ready" ? ready(withItem(list.value, item)) : list))
    .on(retried, () => loading)
    .reset($memberId);
  /** The latest loaded list; null until the first answer. */
  const $fresh = createStore<Known | null>(null, { serialize: "ignore" })
    .on(itemKnown, (known, item) => known && { list: withItem(known.list, item) })
    .reset($memberId);
  /** True while a list is loading, except for quiet reloads. */
  const $isBusy = combine($asked, listFx.pending, (asked, isPending) => Boolean(asked && !asked.isQuiet && isPending));

  const elsewhere = sample({ clock: changeHinted, filter: (one) => watched.includes(one), fn: () => {} });
  const quietly = sample({ clock: [elsewhere, visitorReturned], fn: () => ({ isQuiet: true }) });
  sample({
    clock: [wanted, retried],
    source: $selection,
    fn: (selection): Asked => ({ query: queryOf(selection), isQuiet: false }),
    target: $asked,
  });
  const nudged = sample({
    clock: [quietly, touched],
    source: { selection: $selection, isShown: $isShown, asked: $asked, isPending: listFx.pending },
    filter: ({ isShown }) => isShown,
    fn: ({ selection, asked, isPending }, { isQuiet }) => ({
      again: { query: queryOf(selection), isQuiet } satisfies Asked,
      mustWait: isQuiet && isPending && asked?.isQuiet === false,
    }),
  });
  sample({ clock: nudged, filter: ({ mustWait }) => !mustWait, fn: ({ again }) => again, target: $asked });
  // The list in flight may have been read before the change: it is shown first, then reloaded.
  const $isBehind = createStore(false, { serialize: "ignore" })
    .on(nudged, (isBehind, { mustWait }) => isBehind || mustWait)
    .reset($asked);
  sample({
    clock: $asked,
    filter: (asked: Asked | null): asked is Asked => asked !== null,
    fn: ({ query }) => query,
    target: listFx,
  });

  // Latest request wins.
  const answered = sample({
    clock: listFx.done,
    source: { asked: $asked, list: $list },
    filter: ({ asked }, { params }) => asked?.query === params,
    fn: ({ asked, list }, { result }) => ({
      fresh: { list: result },
      shown: ready(asked?.isQuiet && list.status === "ready" ? inPlace(list.value, result, asked.query) : result),
    }),
  });
  sample({ clock: answered, fn: ({ fresh }) => fresh, target: $fresh });
  sample({ clock: answered, fn: ({ shown }) => shown, target: $list });
  const unanswered = sample({
    clock: listFx.fail,
    source: { asked: $asked, list: $list },
    filter: ({ asked }, { params }) => asked?.query === params,
    fn: ({ asked, list }, { error }) => ({
      staysShown: asked?.isQuiet === true && list.status === "ready",
      shown: failedBy(error),
    }),
  });
  // A failed quiet reload keeps the shown list.
  sample({ clock: unanswered, filter: ({ staysShown }) => !staysShown, fn: ({ shown }) => shown, target: $list });
  sample({
    clock: [answered, unanswered],
    source: { isBehind: $isBehind, isShown: $isShown, selection: $selection },
    filter: ({ isBehind, isShown }) => isBehind && isShown,
    fn: ({ selection }): Asked => ({ query: queryOf(selection), isQuiet: true }),
    target: $asked,
  });
  sample({
    clock: newsWanted,
    source: $fresh,
    filter: (known: Known | null): known is Known => known !== null,
    fn: ({ list }) => ready(list),
    target: $list,
  });

  return {
    wanted,
    retried,
    left,
    newsWanted,
    itemKnown,
    touched,
    answered,
    $selection,
    $isShown,
    $list,
    $fresh,
    $isBusy,
  };
};
