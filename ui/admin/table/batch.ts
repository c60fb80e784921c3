import { createStore, type Effect, type Event, sample } from "effector";

/** How the calls of an act ended. */
export type Batch<Params, Failure> = {
  readonly done: readonly Params[];
  readonly failed: readonly { readonly params: Params; readonly error: Failure }[];
};

/** Calls that began while others were in flight, told once after the last: acts on many rows have one toast. */
export const batchOf = <Params, Done, Failure>(fx: Effect<Params, Done, Failure>): Event<Batch<Params, Failure>> => {
  const none: Batch<Params, Failure> = { done: [], failed: [] };
  const $batch = createStore(none, { serialize: "ignore" })
    .on(fx.done, (batch, { params }) => ({ ...batch, done: [...batch.done, params] }))
    .on(fx.fail, (batch, { params, error }) => ({ ...batch, failed: [...batch.failed, { params, error }] }));
  const ended = sample({
    clock: fx.finally,
    source: { batch: $batch, pending: fx.pending },
    filter: ({ pending }) => !pending,
    fn: ({ batch }) => batch,
  });
  $batch.reset(ended);
  return ended;
};
