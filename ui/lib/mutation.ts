import { combine, createEvent, createStore, type Effect, sample, type Store, type Unit } from "effector";
import { type Toast, toastShown } from "./feedback/toasts.ts";

/** The parameters of an effect's calls in flight. `ends` empties it. */
export const inFlight = <Params, Done, Failure>(
  effect: Effect<Params, Done, Failure>,
  ends: Unit<unknown>[] = [],
): Store<readonly Params[]> =>
  createStore<readonly Params[]>([], { serialize: "ignore" })
    .on(effect, (calls, params) => [...calls, params])
    .on(effect.finally, (calls, { params }) => calls.filter((call) => call !== params))
    .reset(ends);

/** The calls of effects that exclude each other. */
export const eitherInFlight = <One, Other>(
  one: Store<readonly One[]>,
  other: Store<readonly Other[]>,
): Store<readonly (One | Other)[]> => combine(one, other, (calls, others) => [...calls, ...others]);

/** The latest call of a mutation. */
export type MutationState<Done, Failure> =
  | { readonly status: "idle" | "pending" }
  | { readonly status: "done"; readonly result: Done }
  | { readonly status: "failed"; readonly error: Failure };

const idle = { status: "idle" } as const;

type Parts<Params extends Call, Done, Failure, Call> = {
  /** Calls with different keys may be in flight at once. Without it, one call at a time. */
  readonly keyOf?: (call: Call) => string;
  /** The calls that block a call with an equal key; by default the calls of this effect. */
  readonly $inFlight?: Store<readonly Call[]>;
  /** The events that forget the calls in flight and the state. */
  readonly ends?: Unit<unknown>[];
  /** The toast of a success, and that of a failure. */
  readonly done?: (answer: { readonly params: Params; readonly result: Done }) => Toast;
  readonly failed?: (answer: { readonly params: Params; readonly error: Failure }) => Toast;
};

/** An act on the backend. A repeated request is ignored while one is in flight. */
export const createMutation = <Params extends Call, Done, Failure, Call = Params>(
  effect: Effect<Params, Done, Failure>,
  parts: Parts<Params, Done, Failure, Call> = {},
) => {
  const { keyOf = () => "", ends = [], done, failed } = parts;
  const $inFlight: Store<readonly Call[]> = parts.$inFlight ?? inFlight(effect, ends);
  const requested = createEvent<Params>();

  sample({
    clock: requested,
    source: $inFlight,
    filter: (calls, params) => calls.every((call) => keyOf(call) !== keyOf(params)),
    fn: (_, params) => params,
    target: effect,
  });
  const $state = createStore<MutationState<Done, Failure>>(idle, { serialize: "ignore" })
    .on(effect, () => ({ status: "pending" }))
    .on(effect.doneData, (_, result) => ({ status: "done", result }))
    .on(effect.failData, (_, error) => ({ status: "failed", error }))
    .reset(ends);
  if (done) sample({ clock: effect.done, fn: done, target: toastShown });
  if (failed) sample({ clock: effect.fail, fn: failed, target: toastShown });

  return { requested, $inFlight, $state };
};
