import { attach, createEvent, createStore, type Effect, type Json, sample, type Store, type Unit } from "effector";
import type { FailureAnswer } from "./feedback/failure.ts";
import { failedBy, type Loaded, loading, ready } from "./loading/loaded.ts";

type NotFound = { readonly status: "not-found" };

/** The state of a query. "not-found" exists only where the effect can fail with it. */
export type QueryState<Value, Failure> =
  Loaded<Value> | (Extract<Failure, { readonly kind: "not-found" }> extends never ? never : NotFound);

type Parts<Params, Value, Failure> = {
  readonly effect: Effect<Params, Value, Failure>;
  /** The parameters; no request is sent while they are null. Absent for an effect without parameters. */
  readonly $params?: Store<Params | null>;
  /** The sid of the answer in the server's page. Without it, the answer isn't serialised. */
  readonly name?: string;
  /** The part of the value that the page's views show, which the server's page passes on. The whole value by default. */
  readonly keep?: (value: Value) => Value;
  /** The events that drop the answer and ignore the request in flight. */
  readonly ends?: Unit<unknown>[];
  /** A failure replaces the answer to earlier parameters. Without it the answer stays, except on "not-found". */
  readonly isReplacedByFailure?: boolean;
};

/** A repeatable request to the backend. Only the answer to the latest request counts. */
export const createQuery = <Params, Value, Failure extends FailureAnswer>(parts: Parts<Params, Value, Failure>) => {
  const { effect, $params, name, keep, ends = [], isReplacedByFailure = false } = parts;
  type Question = { readonly params: Params | undefined };
  type State = QueryState<Value, Failure>;

  /** Sends the request; the last answer stays visible. */
  const refreshed = createEvent();
  /** Others may have changed the answer. Changes come in bursts: one request in flight is repeated once after its answer. */
  const hinted = createEvent();
  /** Sends the request and shows the loading state. */
  const reloaded = createEvent();

  const $given: Store<Params | null | 0> = $params ?? createStore(0, { serialize: "ignore" });
  // Requests are new objects: by identity the query ignores answers to earlier requests.
  const $question = createStore<Question | null>(null, { serialize: "ignore" }).reset(ends);
  // The written value is JSON, which the type of a generic value can't express.
  const write = (state: State) => (state.status === "ready" && keep ? ready(keep(state.value)) : state) as Json;
  const read = (written: Json) => written as unknown as State;
  const isWritten = (sid: string) => ({ sid, serialize: { write, read } });
  const $state = createStore<State>(loading, name === undefined ? { serialize: "ignore" } : isWritten(name))
    .on(reloaded, () => loading)
    .reset(ends);

  /** Whether the shown answer is to earlier parameters: the answer to the present ones is on its way. */
  const $isOutdated = createStore(false, { serialize: "ignore" })
    .on($given.updates, () => true)
    .reset(ends);

  const askFx = attach({ effect, mapParams: ({ params }: Question) => params as Params });
  const $inFlight = createStore<Question | null>(null, { serialize: "ignore" })
    .on(askFx, (_, question) => question)
    .on(askFx.finally, (inFlight, { params }) => (inFlight === params ? null : inFlight))
    .reset(ends);
  const toRepeat = sample({
    clock: hinted,
    source: { given: $given, inFlight: $inFlight },
    fn: ({ given, inFlight }) => ({ mustWait: inFlight !== null && inFlight.params === ($params && given) }),
  });
  const $isBehind = createStore(false, { serialize: "ignore" })
    .on(toRepeat, (isBehind, { mustWait }) => isBehind || mustWait)
    .on([askFx, $given.updates], () => false)
    .reset(ends);
  const again = createEvent();
  sample({
    clock: [refreshed, reloaded, again, sample({ clock: toRepeat, filter: ({ mustWait }) => !mustWait })],
    source: $given,
    filter: (params) => params !== null,
    fn: (params) => ({ params: $params && (params as Params) }),
    target: [$question, askFx],
  });

  const answered = sample({
    clock: askFx.finally,
    source: { question: $question, isOutdated: $isOutdated, isBehind: $isBehind },
    filter: ({ question }, { params }) => question === params,
    fn: ({ isOutdated, isBehind }, answer) => ({ ...answer, isReplaced: isOutdated && isReplacedByFailure, isBehind }),
  });
  sample({ clock: answered, filter: ({ isBehind }) => isBehind, fn: () => {}, target: again });
  $isOutdated.on(answered, () => false);
  $state.on(answered, (shown, answer) => {
    if (answer.status === "done") return ready(answer.result);
    if (answer.error.kind === "not-found") return { status: "not-found" } as State;
    return shown.status === "ready" && !answer.isReplaced ? shown : failedBy(answer.error);
  });

  return { refreshed, hinted, reloaded, $state, $isOutdated };
};
