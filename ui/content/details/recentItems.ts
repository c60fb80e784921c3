import { combine, createEvent, createStore, sample, type Store, type StoreWritable, type Unit } from "effector";
import { ready } from "../../lib/loading/loaded.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";

const mostRemembered = 20;

/** Forgets all items: the developer's panel shows how pages load. */
export const recentItemsForgotten = createEvent();

/** The last shown values by their key, while they are asked for again. `$value`: what is on the screen under `$key`. */
export const recentItemsOf = <Value>(
  $key: Store<string | null>,
  $value: Store<Value | null>,
): Store<ReadonlyMap<string, Value>> => {
  // The value of the server's page never changes: the visitor's arrival remembers it.
  const shown = sample({
    clock: [$value, visitorArrived],
    source: combine({ key: $key, value: $value }),
    filter: ({ key, value }) => key !== null && value !== null,
    fn: ({ key, value }) => [key as string, value as Value] as const,
  });
  return createStore<ReadonlyMap<string, Value>>(new Map(), { serialize: "ignore" })
    .on(shown, (remembered, [key, value]) => {
      const others = [...remembered].filter(([other]) => other !== key);
      return new Map([...others, [key, value] as const].slice(-mostRemembered));
    })
    .reset(recentItemsForgotten);
};

type Remembering<Value, State> = {
  /** Reloads `$state`. */
  readonly opened: Unit<unknown>;
  readonly $key: Store<string | null>;
  readonly $state: StoreWritable<State>;
  readonly $value: Store<Value | null>;
};

/** Shows the last answer under `$key` at once when it is opened again. Comes after the sample that reloads `$state`. */
export const rememberAnswers = <Value, State>({ opened, $key, $state, $value }: Remembering<Value, State>) => {
  // After `loading`, in the same turn: what was begun with the answer is over, also when the same opens again.
  sample({
    clock: opened,
    source: { key: $key, remembered: recentItemsOf($key, $value) },
    filter: ({ key, remembered }) => key !== null && remembered.has(key),
    fn: ({ key, remembered }) => ready(remembered.get(key as string)) as State,
    target: $state,
  });
};
