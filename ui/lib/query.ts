import { attach, createEvent, createStore, type Effect, sample, type Store, type Unit } from "effector";
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
  /** These events drop the answer, and the question in flight. */
  readonly ends?: Unit<unknown>[];
  /** A failure replaces the shown answer. Without it the answer stays, unless it is not found any more. */
  readonly isReplacedByFailure?: boolean;
};

/** What the backend answers, asked as often as wanted. The latest answer wins. */
export const createQuery = <Params, Value, Failure extends Told>(parts: Parts<Params, Value, Failure>) => {
  const { effect, $params, name, ends = [], isReplacedByFailure = false } = parts;
  type Question = { readonly params: Params | undefined };
  type State = QueryState<Value, Failure>;

  /** Asks, and shows what it showed. */
  const refreshed = createEvent();
  /** Asks, and shows that it is loading. */
  const reloaded = createEvent();

  const $given: Store<Params | null | 0> = $params ?? createStore(0, { serialize: "ignore" });
  // Each question is an object of its own, so that its answer is told from an earlier one's.
  const $question = createStore<Question | null>(null, { serialize: "ignore" }).reset(ends);
  const $state = createStore<State>(loading, name === undefined ? { serialize: "ignore" } : { sid: name })
    .on(reloaded, () => loading)
    .reset(ends);

  const askFx = attach({ effect, mapParams: ({ params }: Question) => params as Params });
  sample({
    clock: [refreshed, reloaded],
    source: $given,
    filter: (params) => params !== null,
    fn: (params) => ({ params: $params && (params as Params) }),
    target: [$question, askFx],
  });

  const answered = sample({
    clock: askFx.finally,
    source: $question,
    filter: (question, { params }) => question === params,
    fn: (_, answer) => answer,
  });
  $state.on(answered, (shown, answer) => {
    if (answer.status === "done") return ready(answer.result);
    if (answer.error.kind === "not-found") return { status: "not-found" } as State;
    return shown.status === "ready" && !isReplacedByFailure ? shown : failedBy(answer.error);
  });

  return { refreshed, reloaded, $state };
};
