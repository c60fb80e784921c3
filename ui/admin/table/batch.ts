import { createStore, type Effect, type Event, sample } from "effector";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { words } from "./words.ts";

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

type Offer<Params> = (calls: readonly Params[]) => Pick<Toast, "act">;
type Offers<Params> = {
  /** Takes back the calls that succeeded. */
  readonly undo?: Offer<Params>;
  /** Sends the failed calls again. */
  readonly again?: Offer<Params>;
};

/** The toast of calls that didn't all succeed: how many did, with their undo; when none did, another try if no answer came. */
export const notAllDone = <Params, Failure extends { readonly kind: string }>(
  { done, failed }: Batch<Params, Failure>,
  toast: Toast,
  { undo, again }: Offers<Params>,
): Toast => {
  if (done.length > 0) {
    const text = [words.doneOf(done.length, done.length + failed.length), toast.text].filter(Boolean).join(" ");
    return { ...toast, text, ...undo?.(done) };
  }
  const isUnanswered = failed.every(({ error }) => error.kind === "unexpected");
  return { ...toast, ...(isUnanswered && again?.(failed.map(({ params }) => params))) };
};
