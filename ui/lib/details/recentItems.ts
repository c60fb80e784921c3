import { combine, createEvent, createStore, sample, type Store } from "effector";
import { readerArrived } from "../page/reader.ts";

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
    clock: [$value, readerArrived],
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
