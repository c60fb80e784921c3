import { createStore, type Event, sample, type Store, type Unit } from "effector";
import type { createDraft } from "./draft.ts";

type Parts<Key, Value> = {
  readonly draft: Pick<ReturnType<typeof createDraft<Key, Value>>, "wanted" | "recalled">;
  /** A form is opened, with the key of its draft. */
  readonly begun: Event<Key>;
  /** The key of the open form; null without one. */
  readonly $key: Store<Key | null>;
  /** The form is closed, or the member changes. */
  readonly ends: readonly Unit<unknown>[];
  /** What was restored is saved or given up. */
  readonly over: readonly Unit<unknown>[];
};

/** Looks up the draft of a form on the device, before the member can type. */
export const createFormDraft = <Key, Value>({ draft, begun, $key, ends, over }: Parts<Key, Value>) => {
  sample({ clock: begun, target: draft.wanted });
  const $isReady = createStore(false, { serialize: "ignore" }).reset([begun, ...ends]);
  /** Null when the device has none. */
  const recalled = sample({
    clock: draft.recalled,
    source: { key: $key, isReady: $isReady },
    filter: ({ key, isReady }, found) => !isReady && found.key === key,
    fn: (_, { value }) => value,
  });
  $isReady.on(recalled, () => true);
  /** Whether the form began with a draft of the device. */
  const $isRestored = createStore(false, { serialize: "ignore" })
    .on(recalled, (_, value) => value !== null)
    .reset([begun, ...over]);
  return { recalled, $isReady, $isRestored };
};
