import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  sample,
  type Store,
  type StoreWritable,
  type Unit,
} from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { changeHinted } from "../live/following.ts";
import { type Loaded, ready } from "../loading/loaded.ts";

type Parts<Value, Place, Failure> = {
  readonly placeFx: Effect<Place, void, Failure>;
  /** The list as it was loaded. */
  readonly $state: StoreWritable<Loaded<Value>>;
  /** Whether two places are of the same item. */
  readonly isSame: (one: Place, other: Place) => boolean;
  /** The list with an item at another place. */
  readonly withPlaced: (value: Value, place: Place) => Value;
  /** These events forget the places that aren't answered yet. */
  readonly ends: Unit<unknown>[];
};

/**
 * Puts the items of a list at other places. Shown at once; requests are sent one after the other, and only the last one of an item that
 * is moved on while it waits. Until all are answered the browser asks before the page is closed, also when a link has led on.
 */
export const createPlacing = <Value, Place, Failure>({
  placeFx,
  $state,
  isSame,
  withPlaced,
  ends,
}: Parts<Value, Place, Failure>) => {
  const placed = createEvent<Place>();
  /** Those that aren't answered yet; the first is in flight. */
  const $places = createStore<readonly Place[]>([], { serialize: "ignore" })
    .on(placed, ([sent, ...waiting], place) => {
      if (sent === undefined) return [place];
      const last = waiting.at(-1);
      return [sent, ...(last && isSame(last, place) ? waiting.slice(0, -1) : waiting), place];
    })
    .on(placeFx.done, (places) => places.slice(1))
    .reset([placeFx.fail, ...ends]);
  $state.on(placeFx.done, (state, { params }) =>
    state.status === "ready" ? ready(withPlaced(state.value, params)) : state,
  );
  /** In the order that the places lead to: an answer that was on its way before one shows the order of before it. */
  const $shown: Store<Loaded<Value>> = combine($state, $places, (state, places) =>
    state.status === "ready" ? ready(places.reduce(withPlaced, state.value)) : state,
  );
  const first = (places: readonly Place[]) => places[0] as Place;
  sample({ clock: placed, source: $places, filter: ({ length }) => length === 1, fn: first, target: placeFx });
  sample({ clock: placeFx.done, source: $places, filter: ({ length }) => length > 0, fn: first, target: placeFx });

  /** Whether no place is on its way. */
  const $isSettled = $places.map(({ length }) => length === 0);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const askUntilSettledFx = createEffect((isSettled: boolean) =>
    isSettled ? removeEventListener("beforeunload", ask) : addEventListener("beforeunload", ask),
  );
  sample({ clock: $isSettled, target: askUntilSettledFx });

  return { placed, $shown, $isSettled };
};

type Rereading = {
  readonly $list: Store<Loaded<unknown>>;
  readonly $isSettled: Store<boolean>;
  /** Changes that are made here. */
  readonly changes: Unit<unknown>[];
  /** What else changes the list. */
  readonly watched: readonly Watched[];
  readonly refreshed: EventCallable<void>;
};

/** Reads a list again after a change, not while a place is on its way: the answer would show the old order for a moment. */
export const rereadSettled = ({ $list, $isSettled, changes, watched, refreshed }: Rereading): void => {
  const heard = sample({
    clock: changeHinted,
    source: $list,
    filter: ({ status }, hint) => status === "ready" && watched.includes(hint),
    fn: () => {},
  });
  const changed = sample({ clock: changes as Unit<unknown>[], fn: () => {} });
  sample({
    clock: [changed, heard],
    source: $isSettled,
    filter: (isSettled) => isSettled,
    fn: () => {},
    target: refreshed,
  });
};
