import type { KeyValueStore } from "../../adapters/memory/shared/keyValueStore.ts";

/** One choice of a developer's, kept by the browser for all its tabs. */
export type Kept<Choice extends string> = {
  read(): Choice;
  write(choice: Choice): void;
  /** Calls back when it may have been changed, here or in another tab. Returns what ends it. */
  subscribe(changed: () => void): () => void;
};

/** The first of the choices is what counts while nothing is kept. */
export const kept = <Choice extends string>(
  store: KeyValueStore,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Kept<Choice> => ({
  read: () => choices.find((choice) => choice === store.getItem(name)) ?? choices[0],
  write: (choice) => store.setItem(name, choice),
  subscribe: store.subscribe,
});
