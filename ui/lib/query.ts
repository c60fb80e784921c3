import { attach, createEvent, createStore, type Effect, sample, type Store, type Unit } from "effector";
import { recentItemsOf } from "./details/recentItems.ts";
import type { Told } from "./feedback/failure.ts";
import { failedBy, type Loaded, loading, ready } from "./loading/loaded.ts";

type NotFound = { readonly status: "not-found" };

/** What a query shows. "not-found" exists only where its effect is refused so. */
export type QueryState<Value, Failure> =
  Loaded<Value> | (Extract<Failure, { readonly kind: "not-found" }> extends never ? never : NotFound);

type Parts<Params, Value, Failure> = {
  readonly effect: Effect<Params, Value, Failure>;
  /** What is asked for; nothing is asked while it is null. Absent for an effect without parameters. */
  readonly $params?: Store<Params | null>;
  /** The sid under which the answer travels in the server's page. Without one it doesn't. */
  readonly name?: string;
  /** Answers are remembered by this key, and shown at once when the same is opened again. */
  readonly keyOf?: (params: Params) => string;
  /** These events drop the answer, and the question in flight. */
  readonly ends?: readonly Unit<unknown>[];
  /** A failure replaces the shown answer. Without it the answer stays, unless it is not found any more. */
  readonly isReplacedByFailure?: boolean;
};

/** What the backend answers, asked as often as wanted. The latest answer wins. */
export const createQuery = <Params, Value, Failure extends Told>(parts: Parts<Params, Value, Failure>) => {
  const { effect, $params, name, keyOf, ends = [], isReplacedByFailure = false } = parts;
  type Question = { readonly params: Params };
  type State = QueryState<Value, Failure>;

  /** Asks while the shown answer stays. */
  const asked = createEvent();
  /** Asks for something else: shows its remembered answer, or that it is loading. */
  const opened = createEvent();
  /** Asks again after a failure: shows that it is loading. */
  const retried = createEvent();

  const $given: Store<{ readonly params: Params | null }> = $params
    ? $params.map((params) => ({ params }))
    : createStore({ params: undefined as Params }, { serialize: "ignore" });
  // Each question is an object of its own, so that its answer is told from an earlier one's.
  const $question = createStore<Question | null>(null, { serialize: "ignore" }).reset([...ends]);
  const $state = createStore<State>(loading, name === undefined ? { serialize: "ignore" } : { sid: name })
    .on([opened, retried], () => loading)
    .reset([...ends]);
  const $value = $state.map((state) => (state.status === "ready" ? state.value : null));

  const askFx = attach({ effect, mapParams: ({ params }: Question) => params });
  sample({
    clock: [asked, opened, retried],
    source: $given,
    filter: ({ params }) => params !== null,
    fn: ({ params }) => ({ params: params as Params }),
    target: [$question, askFx],
  });

  if (keyOf) {
    const $key = $given.map(({ params }) => (params === null ? null : keyOf(params)));
    const $remembered = recentItemsOf($key, $value);
    // After `loading`, in the same turn: what belongs to the answer before is reset, also when the same is opened again.
    sample({
      clock: opened,
      source: { key: $key, remembered: $remembered },
      filter: ({ key, remembered }) => key !== null && remembered.has(key),
      fn: ({ key, remembered }): State => ready(remembered.get(key as string) as Value),
      target: $state,
    });
  }

  const answered = sample({
    clock: askFx.done,
    source: $question,
    filter: (question, { params }) => question === params,
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: askFx.fail,
    source: $question,
    filter: (question, { params }) => question === params,
    fn: (_, { error }) => error,
  });
  $state
    .on(answered, (_, value) => ready(value))
    .on(failed, (shown, error) => {
      if (error.kind === "not-found") return { status: "not-found" } as State;
      return shown.status === "ready" && !isReplacedByFailure ? shown : failedBy(error);
    });

  return { asked, opened, retried, answered, $state, $value, $isPending: askFx.pending };
};
