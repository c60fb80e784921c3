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

type Parts<Value, Move, Failure> = {
  readonly placeFx: Effect<Move, void, Failure>;
  /** The list as it was loaded. */
  readonly $state: StoreWritable<Loaded<Value>>;
  /** Whether two moves are of the same item. */
  readonly isSame: (one: Move, other: Move) => boolean;
  /** The list after a move. */
  readonly withPlaced: (value: Value, move: Move) => Value;
  /** The events that forget the moves without an answer. */
  readonly ends: Unit<unknown>[];
};

/**
 * Moves the items of a list. The list shows a move at once. Requests go out one after another; of an item that is moved on while its
 * request waits, only the last move is sent. Until all answers are there the browser asks before the page closes, also after a link.
 */
export const createPlacing = <Value, Move, Failure>({
  placeFx,
  $state,
  isSame,
  withPlaced,
  ends,
}: Parts<Value, Move, Failure>) => {
  const placed = createEvent<Move>();
  /** The moves without an answer; the first is in flight. */
  const $moves = createStore<readonly Move[]>([], { serialize: "ignore" })
    .on(placed, ([sent, ...waiting], move) => {
      if (sent === undefined) return [move];
      const last = waiting.at(-1);
      return [sent, ...(last && isSame(last, move) ? waiting.slice(0, -1) : waiting), move];
    })
    .on(placeFx.done, (moves) => moves.slice(1))
    .reset([placeFx.fail, ...ends]);
  $state.on(placeFx.done, (state, { params }) =>
    state.status === "ready" ? ready(withPlaced(state.value, params)) : state,
  );
  /** The list after all moves: an answer that was in flight before a move has the order without it. */
  const $shown: Store<Loaded<Value>> = combine($state, $moves, (state, moves) =>
    state.status === "ready" ? ready(moves.reduce(withPlaced, state.value)) : state,
  );
  const first = (moves: readonly Move[]) => moves[0] as Move;
  sample({ clock: placed, source: $moves, filter: ({ length }) => length === 1, fn: first, target: placeFx });
  sample({ clock: placeFx.done, source: $moves, filter: ({ length }) => length > 0, fn: first, target: placeFx });

  /** Whether all moves are answered. */
  const $isSettled = $moves.map(({ length }) => length === 0);
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
  /** Changes in this tab. */
  readonly changes: Unit<unknown>[];
  /** Further kinds of changes to the list. */
  readonly watched: readonly Watched[];
  readonly refreshed: EventCallable<void>;
};

/** Reads a list again after a change, but not while a move is in flight: the answer would show the old order for a moment. */
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
